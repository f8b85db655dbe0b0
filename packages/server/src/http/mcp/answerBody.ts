import type { IncomingHttpHeaders } from "node:http";
import { version } from "../../ports/version.ts";
import { answerLegacy, legacyVersions, type McpSession } from "./legacy.ts";
import type { McpRouteOptions } from "./mcpRoute.ts";
import { answerModern, isModern, modernVersions } from "./modern.ts";
import { errorOf, readMessage, type RpcAnswer, rpcCodes } from "./rpc.ts";
import { runTool } from "./runTool.ts";
import { type McpCaller, openToolHost } from "./toolHost.ts";
import { tools } from "./tools.ts";

export interface ReadRequest {
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  /** What `WWW-Authenticate` begins with. */
  readonly challenge: string;
}

/** More than any client sends at once. */
const batchMax = 50;

/** Answers the body of a request, which one message is, or several of a client of 2025. */
export async function answerBody(
  options: McpRouteOptions,
  from: McpCaller,
  { body, headers, challenge }: ReadRequest,
): Promise<RpcAnswer> {
  const session = openSession(options, from, challenge);
  if (Array.isArray(body)) return refuseVersion(headers) ?? answerBatch(session, body);
  const message = readMessage(body);
  if (!message) return invalid;
  if (isModern(message, headers)) return answerModern(session, message, headers);
  return refuseVersion(headers) ?? answerLegacy(session, message);
}

const invalid = errorOf(undefined, { code: rpcCodes.invalidRequest, message: "Invalid Request" }, { status: 400 });

function refuseVersion({ "mcp-protocol-version": version }: IncomingHttpHeaders): RpcAnswer | undefined {
  if (version === undefined || legacyVersions.some((known) => known === version)) return undefined;
  const supported = [...modernVersions, ...legacyVersions].join(", ");
  const message = `Unsupported protocol version: ${String(version)}. Supported: ${supported}`;
  return errorOf(undefined, { code: rpcCodes.transport, message }, { status: 400 });
}

async function answerBatch(session: McpSession, body: readonly unknown[]): Promise<RpcAnswer> {
  if (body.length === 0 || body.length > batchMax) return invalid;
  const answers: object[] = [];
  for (const one of body) {
    const message = readMessage(one);
    const answer = message ? await answerLegacy(session, message) : invalid;
    if (answer.body) answers.push(answer.body);
  }
  return answers.length === 0 ? { status: 202, body: undefined } : { body: answers };
}

function openSession(options: McpRouteOptions, from: McpCaller, challenge: string): McpSession {
  const host = openToolHost(options, from);
  const running = {
    ...options,
    record: (tool: string, code: string, seconds: number) => options.record(`mcp.${tool}`, code, seconds),
  };
  return {
    host,
    tools,
    version,
    run: (tool, args) => runTool(running, host, tool, args),
    refuseScope(id, needed) {
      const scope = needed.join(" ");
      const header = `${challenge}, error="insufficient_scope", scope="${scope}"`;
      const message = `The token needs one of these scopes: ${needed.join(", ")}`;
      const error = { code: rpcCodes.transport, message, data: { error: "insufficient_scope", scope } };
      return errorOf(id, error, { status: 403, headers: { "www-authenticate": header } });
    },
  };
}
