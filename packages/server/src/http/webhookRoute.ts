import type { Refusal } from "@platform/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { JsonFault, parseJson } from "../ports/json.ts";
import type { Logger } from "../ports/log.ts";

/** What comes to an address, once it is known to be JSON of these kinds. */
export interface WebhookPayload {
  readonly text?: string;
  readonly blocks?: readonly unknown[];
  readonly attachments?: readonly unknown[];
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly thread_ts?: string;
  readonly parse?: string;
  readonly link_names?: boolean;
  readonly mrkdwn?: boolean;
}

export interface WebhookAddress {
  readonly teamId: string;
  readonly id: string;
  readonly secret: string;
}

/** What the route needs from the rest. */
export interface WebhookDoor {
  post(
    address: WebhookAddress,
    payload: WebhookPayload,
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
export function addWebhookRoute(app: FastifyInstance, door: WebhookDoor, log: Logger): void {
  app.post("/services/:teamId/:id/:secret", async (request, reply) => {
    reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
    const payload = readPayload(request);
    if (!payload) return reply.code(malformed).send("invalid_payload");
    try {
      const answer = await door.post(request.params as WebhookAddress, payload);
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
function readPayload(request: FastifyRequest): WebhookPayload | undefined {
  const body = Buffer.isBuffer(request.body) ? request.body.toString() : "";
  const text = body.startsWith("payload=") ? (new URLSearchParams(body).get("payload") ?? "") : body;
  const value = parseJson(text);
  if (value instanceof JsonFault || typeof value !== "object" || value === null || Array.isArray(value))
    return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(kinds).every(([name, isKind]) => isFine(fields[name], isKind)) ? fields : undefined;
}

function isFine(value: unknown, isKind: (value: unknown) => boolean): boolean {
  return value === undefined || isKind(value);
}

const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const kinds: Readonly<Record<keyof WebhookPayload, (value: unknown) => boolean>> = {
  text: isText,
  blocks: Array.isArray,
  attachments: Array.isArray,
  metadata: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  thread_ts: isText,
  parse: isText,
  link_names: isFlag,
  mrkdwn: isFlag,
};
