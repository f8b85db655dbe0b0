import type { FastifyInstance } from "fastify";
import type { Logger } from "../../log.ts";
import type { Clock, Secrets } from "../../ports.ts";
import { addAssets } from "./assets.ts";
import { answerBrokenPage } from "./brokenPage.ts";
import { addDocs } from "./docs/addDocs.ts";
import { type DevDoor, visitorOf } from "./door.ts";
import { addNotFound } from "./notFound.ts";
import { readWorkspace } from "./readWorkspace.ts";
import { sendPage } from "./send.ts";
import { addSignIn, sessionUrl } from "./addSignIn.ts";
import { servingPage, welcomePage } from "./welcomePage.ts";
import { workspacePage } from "./workspacePage.ts";

export interface PagesOptions {
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** Known only once the server listens. */
  readonly baseUrl: () => string;
  /** Present in dev mode: people may sign in by link. */
  readonly door: DevDoor | undefined;
}

/** What people look at: the start page, sign-in, the documentation, the OpenAPI document. */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { baseUrl, door } = options;
  addAssets(app, baseUrl);
  addDocs(app, { baseUrl, sessionUrl: door && sessionUrl });
  if (door) addSignIn(app, { ...options, door }, baseUrl);
  addStart(app, options);
  addNotFound(app, baseUrl);
}

function addStart(app: FastifyInstance, { log, secrets, clock, baseUrl, door }: PagesOptions): void {
  const settings = { exposeHeadRoute: true, errorHandler: answerBrokenPage(log, baseUrl) };
  app.get<{ Querystring: { channel?: unknown } }>("/", settings, async (request, reply) => {
    if (!door) return sendPage(reply, baseUrl(), servingPage(baseUrl()));
    const visitor = await visitorOf(request, { door, secrets, clock });
    if (!visitor) return sendPage(reply, baseUrl(), welcomePage(await door.people(), baseUrl()));
    const { channel } = request.query;
    const view = await readWorkspace(visitor, typeof channel === "string" ? channel : undefined);
    return sendPage(reply, baseUrl(), workspacePage(view, { nowMs: clock.nowMs(), baseUrl: baseUrl() }));
  });
}
