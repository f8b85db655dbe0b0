import { type Outcome, refuse } from "@platform/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AnswerPayload, decodeAnswerPayload } from "../methods/messagePayload.ts";
import { JsonFault, parseJson } from "../ports/json.ts";
import type { Logger } from "../ports/log.ts";
import { json } from "./apiListener.ts";

export interface ResponseAddress {
  readonly teamId: string;
  readonly secret: string;
}

/** What the route needs from the rest. */
export interface ResponseServices {
  answer(address: ResponseAddress, payload: AnswerPayload): Promise<Outcome<object, string>>;
}

/** Libraries go by the status: all that is not a success is thrown at the author of the app. */
const statuses: Readonly<Record<string, number>> = {
  used_url: 404,
  expired_url: 404,
  message_not_found: 404,
  channel_not_found: 404,
  action_prohibited: 403,
  channel_is_archived: 410,
  service_unavailable: 503,
};
const malformed = 400;

/** `POST /responses/<workspace>/<secret>`: an app responds to an interaction. The URL itself is the credential; no token is needed. */
export function addResponseRoute(app: FastifyInstance, services: ResponseServices, log: Logger): void {
  app.post("/responses/:teamId/:secret", async (request, reply) => {
    reply.header("cache-control", "no-store").type(json);
    const decoded = decodeAnswerPayload(readPayload(request));
    if (!decoded.ok) return send(reply, malformed, decoded);
    try {
      const answer = await services.answer(request.params as ResponseAddress, decoded.payload);
      return answer.ok
        ? await send(reply, 200, { ok: true })
        : await send(reply, statuses[answer.error] ?? malformed, answer);
    } catch (error) {
      log.error({ err: error }, "an answer to an interaction failed");
      return send(reply, 500, refuse("internal_error"));
    }
  });
}

function readPayload(request: FastifyRequest): unknown {
  const value = parseJson(Buffer.isBuffer(request.body) ? request.body.toString() : "");
  return value instanceof JsonFault ? undefined : value;
}

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).send(JSON.stringify(body));
}
