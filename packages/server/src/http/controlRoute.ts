import { type Outcome, type Refusal, refuse } from "@platform/protocol";
import type { ControlErrorCode, ControlTokenCode } from "@platform/protocol/controlErrors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "../ports/log.ts";
import { type Args, decodeArgs } from "./body.ts";
import { readCredentials } from "./credentials.ts";
import { isSameSecret } from "./pages/sameSecret.ts";

/** What the route needs from the controls. */
export interface ControlServices {
  /** Every holder of one of these may do everything here. */
  readonly tokens: readonly string[];
  /** The control token, for the login of an owner. */
  ownersToken(bearer: string, address: () => string): Promise<Outcome<{ control_token: string }, ControlTokenCode>>;
  /** Nothing when there is no control of that name. */
  call(name: string, args: Args): Promise<object | undefined>;
}

/** The one call that takes the login of a person instead of the control token. */
const ownersTokenName = "token.get";
/** Takes no other content type, because `curl -d` sends JSON under the name of a form. */
const contentType = "application/json; charset=utf-8";

/** `POST /control/<name>`: time, faults, state and the log, for holders of the control token. */
export function addControlRoute(app: FastifyInstance, services: ControlServices, log: Logger): void {
  app.post("/control/*", async (request, reply) => {
    reply.header("cache-control", "no-store").type(contentType);
    try {
      const { status, body } = await answer(services, request);
      return await send(reply, status, body);
    } catch (error) {
      log.error({ err: error }, "control failed");
      const refusal: Refusal<ControlErrorCode> = refuse("internal_error");
      return send(reply, 500, refusal);
    }
  });
}

interface Answered {
  readonly status: number;
  /** The codes of a refusal are declared, because commands print a sentence and a remedy for each. */
  readonly body: Refusal<ControlErrorCode | ControlTokenCode> | { readonly ok?: true };
}

async function answer(services: ControlServices, request: FastifyRequest): Promise<Answered> {
  const { bearer } = readCredentials(request.headers.authorization);
  if (bearer === undefined) return { status: 401, body: refuse("not_authed", "send the control token as bearer") };
  // All are compared, so that the time it takes does not tell which one it came close to.
  const matches = services.tokens.filter((token) => isSameSecret(bearer, token));
  const name = (request.params as { "*": string })["*"];
  if (name === ownersTokenName) return giveToken(services, bearer, request);
  if (matches.length === 0) return { status: 401, body: refuse("invalid_auth", "this is not the control token") };
  const decoded = await decodeArgs({ query: "", contentType, body: request.body as Buffer | undefined });
  if ("ok" in decoded) return { status: 200, body: decoded };
  const body = await services.call(name, decoded.args);
  return body ? { status: 200, body } : { status: 404, body: refuse("unknown_control", "see control.list") };
}

/** Refused with 401 like every other token that is not the right one. */
async function giveToken(services: ControlServices, bearer: string, request: FastifyRequest): Promise<Answered> {
  const body = await services.ownersToken(bearer, () => request.ip);
  return { status: body.ok ? 200 : 401, body };
}

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).send(JSON.stringify(body));
}
