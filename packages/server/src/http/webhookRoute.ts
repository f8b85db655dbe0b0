import type { Refusal } from "@platform/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { decodeMessagePayload, type MessagePayload } from "../methods/messagePayload.ts";
import { JsonFault, parseJson } from "../ports/json.ts";
import type { Logger } from "../ports/log.ts";

export interface WebhookAddress {
  readonly teamId: string;
  readonly id: string;
  readonly secret: string;
}

/** What the route needs from the rest. */
export interface WebhookServices {
  post(
    address: WebhookAddress,
    payload: MessagePayload,
  ): Promise<{ readonly ok: true } | (Refusal<string> & { readonly retryAfterS?: number })>;
}

/** Clients of these addresses go by the status, and give up at once on all that begins with a four. */
const statuses: Readonly<Record<string, number>> = {
  action_prohibited: 403,
  no_service: 404,
  channel_not_found: 404,
  channel_is_archived: 410,
  rate_limited: 429,
  service_unavailable: 503,
};
const malformed = 400;

/** `POST /services/<workspace>/<id>/<secret>`: posts a message, answers `ok` or what is wrong, both as plain text. */
export function addWebhookRoute(app: FastifyInstance, services: WebhookServices, log: Logger): void {
  app.post("/services/:teamId/:id/:secret", async (request, reply) => {
    reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
    const decoded = decodeMessagePayload(readPayload(request));
    if (!decoded.ok) return sendRefusal(reply, decoded);
    try {
      const answer = await services.post(request.params as WebhookAddress, decoded.payload);
      return answer.ok ? await reply.send("ok") : await sendRefusal(reply, answer);
    } catch (error) {
      log.error({ err: error }, "a webhook failed");
      return reply.code(500).send("server_error");
    }
  });
}

function sendRefusal(reply: FastifyReply, refusal: Refusal<string> & { readonly retryAfterS?: number }): FastifyReply {
  const { error, retryAfterS } = refusal;
  if (retryAfterS !== undefined) reply.header("retry-after", String(retryAfterS));
  return reply.code(statuses[error] ?? malformed).send(error);
}

/** JSON, or a form whose field `payload` is JSON, as the first clients of such addresses sent it. */
function readPayload(request: FastifyRequest): unknown {
  const body = Buffer.isBuffer(request.body) ? request.body.toString() : "";
  const value = parseJson(payloadIn(body));
  return value instanceof JsonFault ? undefined : value;
}

/** The type says little: JSON often comes as a form. It begins with a brace, and its texts may hold `&payload=`. */
function payloadIn(body: string): string {
  const field = /^\s*\{/.test(body) ? undefined : /(?:^|&)(payload=[^&]*)/.exec(body)?.[1];
  return field === undefined ? body : (new URLSearchParams(field).get("payload") ?? "");
}
