import { type Refusal, refuse } from "@platform/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { JsonFault, parseJson } from "../ports/json.ts";
import type { Logger } from "../ports/log.ts";
import { json } from "./apiListener.ts";

/** A request to the address of a trigger. */
export interface TriggerCall {
  readonly teamId: string;
  readonly triggerId: string;
  readonly secret: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The sender's own name for the request. */
  readonly key: string | undefined;
}

/** What the route needs from the rest. */
export interface WebhookTriggerServices {
  start(call: TriggerCall): Promise<{ readonly ok: true } | (Refusal<string> & { readonly retryAfterS?: number })>;
}

/** Callers of these addresses are not our clients, and rely on the status code. */
const statuses: Readonly<Record<string, number>> = {
  no_service: 404,
  rate_limited: 429,
  service_unavailable: 503,
  internal_error: 500,
};
const malformed = 400;

/** `POST /triggers/<workspace>/<trigger>/<secret>`: starts a workflow with the JSON object that comes. */
export function addTriggerRoute(app: FastifyInstance, services: WebhookTriggerServices, log: Logger): void {
  app.post("/triggers/:teamId/:triggerId/:secret", async (request, reply) => {
    reply.header("cache-control", "no-store").type(json);
    const body = readBody(request);
    if (!body) return send(reply, refuse("invalid_payload", "send a JSON object"));
    const place = request.params as Omit<TriggerCall, "body" | "key">;
    try {
      const answer = await services.start({ ...place, body, key: keyOf(request) });
      return answer.ok ? await reply.send(JSON.stringify({ ok: true })) : await send(reply, answer);
    } catch (error) {
      log.error({ err: error }, "a webhook trigger failed");
      return send(reply, refuse("internal_error"));
    }
  });
}

function send(reply: FastifyReply, refusal: Refusal<string> & { readonly retryAfterS?: number }): FastifyReply {
  const { retryAfterS, ...body } = refusal;
  if (retryAfterS !== undefined) reply.header("retry-after", String(retryAfterS));
  return reply.code(statuses[body.error] ?? malformed).send(JSON.stringify(body));
}

/** Nothing at all is the empty object: what a workflow without inputs needs. */
function readBody(request: FastifyRequest): Readonly<Record<string, unknown>> | undefined {
  const text = Buffer.isBuffer(request.body) ? request.body.toString() : "";
  const value = text.trim() === "" ? {} : parseJson(text);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject && !(value instanceof JsonFault) ? { ...value } : undefined;
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  return Array.isArray(key) ? key[0] : key;
}
