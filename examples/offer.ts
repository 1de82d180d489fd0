// What a server offers, and what its handlers are told, whatever the transport.

import type {
  Capabilities,
  ClientCapabilities,
  ClientNotificationMap,
  ClientRequestMap,
  createDispatcher,
  JsonRpcNotification,
  JsonRpcRequest,
  LoggingLevel,
  ServerInfo,
} from "mcp-protocol-types";

/** The way from the server to the client. */
export type Channel = {
  /** Sends a notification, or a request of the server's own. */
  send(message: ServerMessage): void;
  /** Aborted when nobody is left to take what is sent. */
  signal?: AbortSignal | undefined;
  /** Has the client come back for the rest, after a time in milliseconds, where the transport has that. */
  pause?: ((retryMs: number) => void) | undefined;
};

export type ServerMessage =
  | JsonRpcNotification<string, object | undefined>
  | JsonRpcRequest<string, object | undefined>;

/** What is known of a client: until 2025-11-25 from its `initialize`, since 2026-07-28 from each of its requests. */
export type Client = {
  protocolVersion: string | undefined;
  capabilities: ClientCapabilities;
  /** The least severe level of the log messages it wants; undefined for none. */
  logLevel: LoggingLevel | undefined;
};

/** What a handler is told beside the params. */
export type Call = {
  client: Client;
  /** Takes what belongs to this call, until it is answered. */
  channel: Channel;
  /** Takes what belongs to no call. */
  sessionChannel: Channel;
  /** Aborted when the client no longer wants the result. */
  signal: AbortSignal;
  /** Sends the client a request and gives the result; until 2025-11-25 only. */
  ask(method: string, params?: object): Promise<object>;
};

/** What a server offers, whatever the transport; `initialize` and the like are added. */
export type Offer = {
  serverInfo: ServerInfo;
  capabilities: Capabilities;
  handlers: Parameters<typeof createDispatcher<ClientRequestMap & ClientNotificationMap, Call>>[0];
  /** The arguments' schema of a tool, which says what of them stands in HTTP headers too. */
  inputSchemaOf?(tool: string): object | undefined;
};
