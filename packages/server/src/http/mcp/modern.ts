import type { IncomingHttpHeaders } from "node:http";
import { callTool, instructions, listTools, type McpSession, serverInfo } from "./legacy.ts";
import { errorOf, isObject, resultOf, type RpcAnswer, rpcCodes, type RpcMessage } from "./rpc.ts";

/** The versions in which every request says by itself who asks and in which version. */
export const modernVersions = ["2026-07-28"] as const;

const key = (name: string) => `io.modelcontextprotocol/${name}`;

/** How long a client may keep lists: they change with the version of the server and the scopes of the token. */
const listLifeMs = 5 * 60 * 1000;
const cached = { ttlMs: listLifeMs, cacheScope: "private" };

/** Whether a message is of this generation: its body says so, or the header does. */
export function isModern({ params }: RpcMessage, headers: IncomingHttpHeaders): boolean {
  return claimIn(params) !== undefined || isModernVersion(headers["mcp-protocol-version"]);
}

export function isModernVersion(version: unknown): boolean {
  return modernVersions.some((known) => known === version);
}

/** One message of a client of 2026. */
export async function answerModern(
  session: McpSession,
  message: RpcMessage,
  headers: IncomingHttpHeaders,
): Promise<RpcAnswer> {
  const { id, method } = message;
  const fault = refuseEnvelope(message, headers);
  if (fault) return fault;
  if (id === undefined || method === undefined) return { status: 202, body: undefined };
  const finish = (result: object) => ({
    ...result,
    resultType: "complete",
    _meta: { [key("serverInfo")]: serverInfo(session) },
  });
  switch (method) {
    case "server/discover":
      return resultOf(
        id,
        finish({ supportedVersions: modernVersions, capabilities: { tools: {} }, instructions, ...cached }),
      );
    case "tools/list":
      return resultOf(id, finish({ tools: listTools(session), ...cached }));
    case "tools/call":
      return callTool(session, message, finish);
    default:
      return errorOf(id, { code: rpcCodes.unknownMethod, message: "Method not found" }, { status: 404 });
  }
}

function claimIn(params: RpcMessage["params"]): string | undefined {
  const meta = params["_meta"];
  const claim = isObject(meta) ? meta[key("protocolVersion")] : undefined;
  return typeof claim === "string" ? claim : undefined;
}

/** What proxies decide by is in headers, so a body that says something else is refused. */
function refuseEnvelope(message: RpcMessage, headers: IncomingHttpHeaders): RpcAnswer | undefined {
  const { id, method, params } = message;
  const claim = claimIn(params);
  const meta = params["_meta"];
  if (claim === undefined) return invalidEnvelope(id, `_meta has to have ${key("protocolVersion")}`);
  const version = headers["mcp-protocol-version"];
  if (version !== claim) return mismatch(id, "MCP-Protocol-Version", { header: version, body: claim });
  if (!isModernVersion(claim)) {
    const data = { supported: modernVersions, requested: claim };
    const error = { code: rpcCodes.unsupportedVersion, message: "Unsupported protocol version", data };
    return errorOf(id, error, { status: 400 });
  }
  if (!isObject(meta) || !isObject(meta[key("clientCapabilities")])) {
    return invalidEnvelope(id, `_meta has to have ${key("clientCapabilities")}`);
  }
  // Answers of clients have no method, and notifications need no headers.
  if (id === undefined || method === undefined) return undefined;
  if (headers["mcp-method"] !== method) {
    return mismatch(id, "Mcp-Method", { header: headers["mcp-method"], body: method });
  }
  if (method !== "tools/call") return undefined;
  const name = decodeName(headers["mcp-name"]);
  return name === params["name"] ? undefined : mismatch(id, "Mcp-Name", { header: name, body: params["name"] });
}

function invalidEnvelope(id: RpcMessage["id"], message: string): RpcAnswer {
  return errorOf(id, { code: rpcCodes.invalidParams, message }, { status: 400 });
}

function mismatch(id: RpcMessage["id"], header: string, values: { header: unknown; body: unknown }): RpcAnswer {
  const data = { mismatch: { name: header, header: values.header ?? null, body: values.body ?? null } };
  const message = `The header ${header} and the body disagree`;
  return errorOf(id, { code: rpcCodes.headerMismatch, message, data }, { status: 400 });
}

const encoded = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/;

/** Names that are no header values come as Base64. */
function decodeName(value: string | readonly string[] | undefined): string | undefined {
  if (typeof value !== "string") return undefined;
  const [, base64] = encoded.exec(value) ?? [];
  return base64 === undefined ? value : Buffer.from(base64, "base64").toString("utf8");
}
