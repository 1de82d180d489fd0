// Everything that cannot be assigned, and why. Each is an error that is expected, so that an exception which is none any
// more fails to compile; beside it stands the direction that holds.

import type * as Spec from "@modelcontextprotocol/sdk/spec.types.js";
import type * as Sdk from "@modelcontextprotocol/sdk/types.js";
import type * as Server from "@modelcontextprotocol/server";
import type * as Mcp25 from "mcp-protocol-types/2025-11-25";
import type * as Mcp26 from "mcp-protocol-types/2026-07-28";
import { both, exact, fits, fitsUnlessExact, same } from "./fits.ts";

// Revision 2025-11-25 and the official schema's types

// That is how they are written: `name?: T` without `| undefined`. With the `| undefined`, which ours need in order to be
// assignable both ways with the SDK's, ours fit them only without `exactOptionalPropertyTypes`.
fitsUnlessExact<Mcp25.Annotations, Spec.Annotations>(exact);
fitsUnlessExact<Sdk.Annotations, Spec.Annotations>(exact);

// Revision 2025-11-25 and the SDK

// The SDK's requests and notifications have no envelope; its transport adds it.
fits<Mcp25.CallToolRequest, Sdk.CallToolRequest>(same);
fits<Mcp25.CancelledNotification, Sdk.CancelledNotification>(same);
// @ts-expect-error
fits<Sdk.CallToolRequest, Mcp25.CallToolRequest>(same);
// @ts-expect-error
fits<Sdk.CancelledNotification, Mcp25.CancelledNotification>(same);

// The SDK has a member of its own and an index signature in `elicitation.form`, which is any object in the schema. The
// official schema's own types do not fit either.
fits<Sdk.ClientCapabilities, Mcp25.ClientCapabilities>(same);
fits<Sdk.InitializeRequestParams, Mcp25.InitializeRequestParams>(same);
fits<Sdk.InitializeRequest & Envelope, Mcp25.InitializeRequest>(same);
fits<Sdk.ClientRequest & Envelope, Mcp25.ClientRequest>(same);
// @ts-expect-error
fits<Mcp25.ClientCapabilities, Sdk.ClientCapabilities>(same);
// @ts-expect-error
fits<Mcp25.InitializeRequestParams, Sdk.InitializeRequestParams>(same);
// @ts-expect-error
fits<Mcp25.InitializeRequest, Sdk.InitializeRequest>(same);
// @ts-expect-error
fits<Mcp25.ClientRequest, Sdk.ClientRequest>(same);
// @ts-expect-error
fits<Spec.ClientCapabilities, Sdk.ClientCapabilities>(same);
// The member alone is at fault.
type WithoutElicitation = Omit<Mcp25.ClientCapabilities, "elicitation">;
fits<WithoutElicitation, Sdk.ClientCapabilities>(same);
both<Exclude<Mcp25.ClientRequest, Mcp25.InitializeRequest>, WithoutInitialize<Sdk.ClientRequest & Envelope>>(
  same,
  same,
);

// The SDK has two types of this result, one of a single block and, as the schema has it, one of more and of tools. With
// the latter it is assignable both ways; see sdk.ts.
fits<Sdk.CreateMessageResult, Mcp25.CreateMessageResult>(same);
// @ts-expect-error
fits<Mcp25.CreateMessageResult, Sdk.CreateMessageResult>(same);

// Revision 2026-07-28 and the official server

// It has no `resultType` and no cache hints in its results, and no envelope on its requests and notifications: it adds
// what the revision requires when it writes a message. With them they fit; see server.ts.
fits<Mcp26.CallToolResult, Server.CallToolResult>(same);
fits<Mcp26.JSONRPCResponse, Server.JSONRPCResponse>(same);
fits<Mcp26.JSONRPCMessage, Server.JSONRPCMessage>(same);
both<Mcp26.JSONRPCResultResponse, Server.JSONRPCResultResponse & { result: { resultType: Mcp26.ResultType } }>(
  same,
  same,
);
fits<Mcp26.RequestMetaObject, Server.RequestMetaObject>(same);
// @ts-expect-error
fits<Server.CallToolResult, Mcp26.CallToolResult>(same);
// @ts-expect-error
fits<Server.ListToolsResult & { resultType: "complete" }, Mcp26.ListToolsResult>(same);
// @ts-expect-error
fits<Server.CallToolRequest, Mcp26.CallToolRequest>(same);
// @ts-expect-error
fits<Server.ProgressNotification, Mcp26.ProgressNotification>(same);
// @ts-expect-error
fits<Server.JSONRPCResponse, Mcp26.JSONRPCResponse>(same);
// @ts-expect-error
fits<Server.JSONRPCMessage, Mcp26.JSONRPCMessage>(same);
// @ts-expect-error
fits<Server.RequestMetaObject, Mcp26.RequestMetaObject>(same);

// Its unions of requests and notifications are those of every revision: `initialize`, `ping`, `notifications/initialized`
// and others, which this one does not have. What this one has is among them.
fits<Mcp26.ClientRequest, Server.ClientRequest>(same);
fits<Mcp26.ClientNotification, Server.ClientNotification>(same);
fits<Mcp26.ServerNotification, Server.ServerNotification>(same);
// @ts-expect-error
fits<Server.ClientRequest & Envelope & { params: { _meta: Mcp26.RequestMetaObject } }, Mcp26.ClientRequest>(same);
// @ts-expect-error
fits<Server.ClientNotification & Envelope, Mcp26.ClientNotification>(same);
// @ts-expect-error
fits<Server.ServerNotification & Envelope, Mcp26.ServerNotification>(same);

// Its `requestId` is optional, as 2025-11-25 has it; this revision requires it.
fits<Mcp26.CancelledNotification, Server.CancelledNotification>(same);
fits<Mcp26.CancelledNotificationParams, Server.CancelledNotificationParams>(same);
// @ts-expect-error
fits<Server.CancelledNotificationParams, Mcp26.CancelledNotificationParams>(same);
// @ts-expect-error
fits<Server.CancelledNotification & Envelope, Mcp26.CancelledNotification>(same);
fits<Server.CancelledNotificationParams & { requestId: Mcp26.RequestId }, Mcp26.CancelledNotificationParams>(same);

// It requires `elicitationId`, as 2025-11-25 has it; this revision has no such member.
fits<Server.ElicitRequestURLParams, Mcp26.ElicitRequestURLParams>(same);
fits<Server.ElicitRequestParams, Mcp26.ElicitRequestParams>(same);
fits<Server.ElicitRequest, Mcp26.ElicitRequest>(same);
fits<Server.InputRequest, Mcp26.InputRequest>(same);
fits<Server.InputRequests, Mcp26.InputRequests>(same);
// @ts-expect-error
fits<Mcp26.ElicitRequestURLParams, Server.ElicitRequestURLParams>(same);
// @ts-expect-error
fits<Mcp26.ElicitRequestParams, Server.ElicitRequestParams>(same);
// @ts-expect-error
fits<Mcp26.ElicitRequest, Server.ElicitRequest>(same);
// @ts-expect-error
fits<Mcp26.InputRequest, Server.InputRequest>(same);
// @ts-expect-error
fits<Mcp26.InputRequests, Server.InputRequests>(same);
both<Mcp26.ElicitRequestURLParams & { elicitationId: string }, Server.ElicitRequestURLParams>(same, same);
both<Exclude<Mcp26.ElicitRequestParams, { mode: "url" }>, Server.ElicitRequestFormParams>(same, same);

// It takes `"input_required"` alone; in the schema, and so with us, `resultType` is an open set of strings.
fits<Server.InputRequiredResult, Mcp26.InputRequiredResult>(same);
// @ts-expect-error
fits<Mcp26.InputRequiredResult, Server.InputRequiredResult>(same);
both<
  Omit<Server.InputRequiredResult, "inputRequests"> & { resultType: "input_required" },
  Omit<Mcp26.InputRequiredResult, "inputRequests"> & { resultType: "input_required" }
>(same, same);

// As the SDK it has two types of this result; see server.ts.
fits<Server.CreateMessageResult, Mcp26.CreateMessageResult>(same);
fits<Server.InputResponse, Mcp26.InputResponse>(same);
fits<Server.InputResponses, Mcp26.InputResponses>(same);
// @ts-expect-error
fits<Mcp26.CreateMessageResult, Server.CreateMessageResult>(same);
// @ts-expect-error
fits<Mcp26.InputResponse, Server.InputResponse>(same);
// @ts-expect-error
fits<Mcp26.InputResponses, Server.InputResponses>(same);
both<
  Exclude<Mcp26.InputResponse, Mcp26.CreateMessageResult>,
  Exclude<Server.InputResponse, Server.CreateMessageResult>
>(same, same);

// Its `elicitation` has an index signature of JSON values. That admits no `undefined`, which its own `form` beside it may
// be, and ours.
fits<Server.ClientCapabilities, Mcp26.ClientCapabilities>(same);
fits<Server.MissingRequiredClientCapabilityErrorData, MissingCapabilityData>(same);
fitsUnlessExact<Mcp26.ClientCapabilities, Server.ClientCapabilities>(exact);
fitsUnlessExact<MissingCapabilityData, Server.MissingRequiredClientCapabilityErrorData>(exact);
both<Omit<Mcp26.ClientCapabilities, "elicitation">, Omit<Server.ClientCapabilities, "elicitation">>(same, same);

// The names of classes there; see server.ts for their data.
// @ts-expect-error
fits<Mcp26.ResourceTemplate, Server.ResourceTemplate>(same);
// @ts-expect-error
fits<Mcp26.MissingRequiredClientCapabilityError, Server.MissingRequiredClientCapabilityError>(same);
// @ts-expect-error
fits<Mcp26.UnsupportedProtocolVersionError, Server.UnsupportedProtocolVersionError>(same);

type MissingCapabilityData = Mcp26.MissingRequiredClientCapabilityError["error"]["data"];
type Envelope = { jsonrpc: "2.0"; id: Mcp25.RequestId };
type WithoutInitialize<Request> = Exclude<Request, { method: "initialize" }>;
