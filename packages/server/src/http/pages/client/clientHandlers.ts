import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock, Secrets } from "../../../ports/ports.ts";
import { addressOf } from "../../callerAddress.ts";
import { type PeopleServices, sessionIn, visitorAs } from "../peopleServices.ts";
import type { Handler } from "../handler.ts";
import { protect } from "../headers.ts";
import { messagePage } from "../messagePage.ts";
import { readTeamId, teamOfUrl } from "../pageTeam.ts";
import { pageLocale } from "../pageTexts.ts";
import { isOpenedFor, type PageUser, pageUserOf } from "../pageUser.ts";
import { returnQuery } from "../returnPath.ts";
import { isSameOrigin } from "../sameOrigin.ts";
import { sendPage } from "../send.ts";
import { readCookie, readOthers } from "../session.ts";
import { go } from "../signInHandlers.ts";
import { readClientBuild } from "./clientBuild.ts";
import { clientPage } from "./clientPage.ts";
import { clientPolicy } from "./clientPolicy.ts";

export interface ClientOptions {
  readonly people: PeopleServices;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly baseUrl: () => string;
  readonly isDev: boolean;
  readonly nonce: () => string;
  readonly isTrustedProxy: (address: string) => boolean;
}

const json = "application/json; charset=utf-8";

/** The browser client: its page, its files, and the token that it calls with. */
export function clientHandlers({ people, secrets, clock, baseUrl, isDev, nonce, isTrustedProxy }: ClientOptions) {
  const client: Handler = async (request, reply) => {
    const teamId = teamOfUrl(request.url);
    // A workspace that the person is not in: the client says so and offers the others.
    const session = await sessionIn(request, people, teamId);
    if (!session || session.due !== undefined) return go(reply, baseUrl(), `/sign-in${returnQuery(request.url)}`);
    const locale = pageLocale(request);
    const build = readClientBuild(locale);
    if (!build) return sendPage(reply.code(503), baseUrl(), unbuiltPage);
    const once = nonce();
    return protect(reply, baseUrl())
      .header("content-security-policy", clientPolicy(once, baseUrl()))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(clientPage(build, once, locale));
  };

  const clientFile: Handler = async (request, reply) => {
    const { name } = request.params as { name: string };
    const file = readClientBuild("en")?.file(name);
    if (!file) {
      reply.callNotFound();
      return reply;
    }
    // The name changes with the content, so clients can cache it forever.
    protect(reply, baseUrl()).header("cache-control", "public, max-age=31536000, immutable").type(file.type);
    const smaller = takesBrotli(request) ? file.brotli() : undefined;
    if (!smaller) return reply.send(file.body);
    return reply
      .header("content-encoding", "br")
      .header("vary", "accept-encoding")
      .send(await smaller);
  };

  const clientSession: Handler = async (request, reply) => {
    protect(reply, baseUrl()).header("cache-control", "no-store").type(json);
    // A page elsewhere must learn nothing, and get no token least of all.
    if (!isSameOrigin(request.headers, baseUrl())) return answer(reply, 403, { ok: false, error: "not_allowed" });
    const cookie = readCookie(request.headers.cookie);
    const page = pageUserOf(request.headers);
    const asked = page?.teamId ?? readTeamId((request.query as { team?: unknown }).team);
    const open = page ? people.openClient : people.openWorkspace;
    const opened = cookie === undefined ? undefined : await open(cookie, asked);
    if (!opened) return answerClosed(reply, people, { cookie, asked, page });
    if (!isOpenedFor(page, opened)) return answer(reply, 409, userChanged);
    const { userId, teamId } = opened;
    const access = { address: addressOf(request.raw, isTrustedProxy), userAgent: request.headers["user-agent"] ?? "" };
    await people.noteAccess({ userId, teamId, session: cookie, ...access });
    await people.followLanguage(opened, request.headers["accept-language"]);
    const visitor = visitorAs(opened, people);
    const [{ user }, { team }, workspaces] = await Promise.all([
      visitor.ask("users.info", { user: opened.userId }),
      visitor.ask("team.info"),
      people.workspaces(opened.userId),
    ]);
    const { token, expiresMs } = opened;
    // Derived, so that a person finds their drafts again in the same browser, and the next person cannot read them.
    const storageKey = secrets.derive(`client storage\n${teamId}\n${opened.userId}`);
    const nowMs = clock.nowMs();
    const hasOthers = readOthers(request.headers.cookie).length > 0;
    return answer(reply, 200, {
      ok: true,
      token,
      expiresMs,
      nowMs,
      storageKey,
      user,
      team,
      workspaces,
      isDev,
      hasOthers,
    });
  };

  return { client, clientFile, clientSession, permalink: leadToMessage(baseUrl) };
}

const userChanged = { ok: false, error: "user_changed" };

interface ClosedPage {
  readonly cookie: string | undefined;
  readonly asked: string | undefined;
  readonly page: PageUser | undefined;
}

/**
 * Why there is no token. A person who is signed in but not in the workspace of the page gets the list of their workspaces.
 * The answer is the same for workspaces that do not exist, so that strangers cannot find out which do.
 */
async function answerClosed(reply: FastifyReply, people: PeopleServices, { cookie, asked, page }: ClosedPage) {
  const session = cookie === undefined ? undefined : await people.session(cookie);
  if (cookie === undefined || !session) return answer(reply, 401, { ok: false, error: "not_authed" });
  if (page && page.userId !== session.userId) return answer(reply, 409, userChanged);
  if (session.due === "code" || asked === undefined || (await people.session(cookie, asked))) {
    return answer(reply, 401, { ok: false, error: "not_authed" });
  }
  const workspaces = await people.workspaces(session.userId);
  return answer(reply, 403, { ok: false, error: "team_access_not_granted", workspaces });
}

/** Links that apps and people pass on say where a message is by its timestamp without the dot. */
function leadToMessage(baseUrl: () => string): Handler {
  return (request, reply) => {
    const { channel, message } = request.params as { channel: string; message: string };
    const { thread_ts: thread } = request.query as { thread_ts?: unknown };
    const [, seconds, rest] = /^p(\d{10})(\d{6})$/.exec(message) ?? [];
    const isThere = seconds !== undefined && /^\w+$/.test(channel);
    const isReply = typeof thread === "string" && /^\d{10}\.\d{6}$/.test(thread);
    if (!isThere) return go(reply, baseUrl(), "/client");
    const at = `at/${seconds}.${rest}`;
    const place = isReply ? `thread/${thread}/${at}` : at;
    return go(reply, baseUrl(), `/client/${channel}/${place}`);
  };
}

function answer(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).send(JSON.stringify(body));
}

function takesBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
}

const unbuiltPage = messagePage(({ messages }) => messages.unbuilt);
