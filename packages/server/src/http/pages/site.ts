import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "../../log.ts";
import type { Clock, Secrets } from "../../ports.ts";
import { sendAsset } from "./assets.ts";
import { answerBrokenPage } from "./brokenPage.ts";
import { docsHandlers } from "./docs/docsHandlers.ts";
import { type DevDoor, visitorOf } from "./door.ts";
import type { Handler } from "./handler.ts";
import { answerNotFound } from "./notFound.ts";
import { readWorkspace } from "./readWorkspace.ts";
import { sendPage } from "./send.ts";
import { signInHandlers } from "./signInHandlers.ts";
import { servingPage, welcomePage } from "./welcomePage.ts";
import { workspacePage } from "./workspacePage.ts";

export interface SiteOptions {
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** Known only once the server listens. */
  readonly baseUrl: () => string;
  /** Present in dev mode: people may sign in by link. */
  readonly door: DevDoor | undefined;
}

export type Site = ReturnType<typeof openSite>;

/** Everything that answers with a page, by the name it has in the list of addresses. */
export function openSite(options: SiteOptions) {
  const { log, baseUrl, door } = options;
  const notFound = answerNotFound(baseUrl);
  // Without a door these addresses are not served at all; should one be added by mistake, there is still nothing here.
  const closed = { signIn: notFound, signOut: notFound, session: notFound };
  return {
    start: startHandler(options),
    asset: sendAsset(baseUrl),
    notFound,
    broken: answerBrokenPage(log, baseUrl),
    ...docsHandlers({ baseUrl, sessionUrl: door && "/session/console" }),
    ...(door ? signInHandlers({ ...options, door }, baseUrl) : closed),
  };
}

function startHandler({ secrets, clock, baseUrl, door }: SiteOptions): Handler {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!door) return sendPage(reply, baseUrl(), servingPage(baseUrl()));
    const visitor = await visitorOf(request, { door, secrets, clock });
    if (!visitor) return sendPage(reply, baseUrl(), welcomePage(await door.people(), baseUrl()));
    const { channel } = request.query as { channel?: unknown };
    const view = await readWorkspace(visitor, typeof channel === "string" ? channel : undefined);
    return sendPage(reply, baseUrl(), workspacePage(view, { nowMs: clock.nowMs(), baseUrl: baseUrl() }));
  };
}
