import { refuse } from "@platform/protocol";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { JsonFault, parseJson } from "../../ports/json.ts";
import { StoreFailure } from "../../ports/failures.ts";
import type { Logger } from "../../ports/log.ts";
import { noteRequest } from "../../ports/requestNotes.ts";
import type { Answer, Call, CallServices } from "../call.ts";
import { addressOf } from "../callerAddress.ts";
import { readCredentials } from "../credentials.ts";
import { isAllowedSource } from "./allowedSource.ts";
import type { McpServices } from "./mcpServices.ts";
import { errorOf, type RpcAnswer, rpcCodes } from "./rpc.ts";

export interface McpRouteOptions {
  readonly services: McpServices;
  readonly callServices: CallServices;
  readonly log: Logger;
  readonly nextRequestId: () => string;
  readonly isTrustedProxy?: (address: string) => boolean;
  /** Counts and logs the calls of methods that tools make. */
  readonly observe: (call: Call, answer: Answer, durationMs: number) => void;
  readonly record: (name: string, code: string, seconds: number) => void;
}

/** As much as an upload in a canvas or a message needs many times over. */
const bodyBytesMax = 4 * 1024 * 1024;

const path = "/mcp";

/** `/mcp`: tools for assistants, under the token of a person. */
export function addMcpRoute(app: FastifyInstance, options: McpRouteOptions): void {
  const { services, log } = options;
  const challenge = () =>
    `Bearer resource_metadata="${services.baseUrl()}/.well-known/oauth-protected-resource${path}"`;
  app.route({
    method: ["GET", "DELETE", "PUT", "PATCH"],
    url: path,
    handler: (_request, reply) =>
      send(reply.header("allow", "POST"), {
        ...errorOf(undefined, { code: rpcCodes.transport, message: "Method not allowed." }),
        status: 405,
      }),
  });
  app.post(path, {
    bodyLimit: bodyBytesMax,
    errorHandler: (error: FastifyError, _request, reply) => void send(reply, answerOfFault(error)),
    handler: async (request, reply) => {
      try {
        return await answer(options, challenge(), request, reply);
      } catch (error) {
        log.error({ err: error }, "an MCP request failed");
        if (error instanceof StoreFailure) return send(reply.header("retry-after", "1"), unavailable);
        return send(reply, { ...errorOf(undefined, internal), status: 500 });
      }
    },
  });
}

const internal = { code: rpcCodes.internalError, message: "Internal error" };
const unavailable = {
  ...errorOf(undefined, { code: rpcCodes.transport, message: "The server is stopping or busy. Call again." }),
  status: 503,
};

function answerOfFault({ code }: FastifyError): RpcAnswer {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refusal(413, `The body is larger than ${bodyBytesMax} bytes.`);
  return { ...errorOf(undefined, { code: rpcCodes.parseError, message: "The body did not arrive." }), status: 400 };
}

function refusal(status: number, message: string): RpcAnswer {
  return errorOf(undefined, { code: rpcCodes.transport, message }, { status });
}

async function answer(
  options: McpRouteOptions,
  challenge: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services, callServices, isTrustedProxy = () => false } = options;
  const { raw, headers } = request;
  if (!isAllowedSource(raw, services.baseUrl()))
    return send(reply, refusal(403, "This is not the host of the request."));
  if (callServices.isDraining()) return send(reply.header("retry-after", "1"), unavailable);
  const faulty = refuseHeaders(headers);
  if (faulty) return send(reply, faulty);
  const { bearer: token } = readCredentials(headers.authorization);
  const client = () => headers["user-agent"] ?? "";
  const from = { token: token ?? "", address: () => addressOf(raw, isTrustedProxy), client };
  const admitted = from.token === "" ? refuse("not_authed") : await services.admit(from);
  if (!admitted.ok) return refuseCaller(reply, challenge, admitted.error);
  const { caller } = admitted;
  noteRequest(raw, { team: caller.teamId, user: caller.userId, app: caller.appId });
  const body = parseJson(Buffer.isBuffer(request.body) ? request.body.toString() : "");
  if (body instanceof JsonFault) {
    return send(reply, { ...errorOf(undefined, { code: rpcCodes.parseError, message: "Parse error" }), status: 400 });
  }
  // Loaded with the first request, because a server should start quickly.
  const { answerBody } = await import("./answerBody.ts");
  const sent = { ...from, caller, requestId: options.nextRequestId() };
  return send(reply, await answerBody(options, sent, { body, headers, challenge }));
}

/** Clients of this protocol send both types; tools at a prompt send none or anything. */
function refuseHeaders({
  accept = "*/*",
  "content-type": type = "",
}: FastifyRequest["headers"]): RpcAnswer | undefined {
  const takesAny = accept.includes("*/*");
  if (!takesAny && !(accept.includes("application/json") && accept.includes("text/event-stream"))) {
    return refusal(406, "Accept has to name application/json and text/event-stream.");
  }
  const isJson = /^application\/json\s*(;|$)/i.test(type);
  return isJson ? undefined : refusal(415, "Content-Type has to be application/json.");
}

const tokenFaults: ReadonlySet<string> = new Set([
  "invalid_auth",
  "token_expired",
  "token_revoked",
  "account_inactive",
  "not_allowed_token_type",
]);

/** Without a token, a client asks for one; after one that is no good it asks for another. */
function refuseCaller(reply: FastifyReply, challenge: string, error: string): FastifyReply {
  const isMissing = error === "not_authed";
  if (!isMissing && !tokenFaults.has(error)) return send(reply, refusal(403, error));
  const code = isMissing ? "missing_token" : "invalid_token";
  reply.header("www-authenticate", isMissing ? challenge : `${challenge}, error="invalid_token"`);
  const description = isMissing ? "Send the token of a person as bearer." : error;
  return send(reply, { status: 401, body: { error: code, error_description: description } });
}

function send(reply: FastifyReply, { status = 200, headers = {}, body }: RpcAnswer): FastifyReply {
  reply.code(status).headers(headers).header("cache-control", "no-store");
  if (body === undefined) return reply.send();
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}
