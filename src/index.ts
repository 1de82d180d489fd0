export {
  HEADER_MISMATCH,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  METHOD_NOT_FOUND,
  MISSING_REQUIRED_CLIENT_CAPABILITY,
  PARSE_ERROR,
  RESOURCE_NOT_FOUND,
  UNSUPPORTED_PROTOCOL_VERSION,
  URL_ELICITATION_REQUIRED,
} from "./errors.js";
export type {
  EmptyResult,
  JsonRpcError,
  JsonRpcFailure,
  JsonRpcMessage,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResponse,
  JsonRpcSuccess,
  RequestId,
  ResultType,
} from "./jsonrpc.js";
export { error, errorWithData, JSONRPC_VERSION, notification, request, success } from "./jsonrpc.js";
export type { ClassifiedMessage } from "./message.js";
export {
  classifyMessage,
  isFailure,
  isNotification,
  isRequest,
  isResponse,
  isSuccess,
  parseMessage,
} from "./message.js";
