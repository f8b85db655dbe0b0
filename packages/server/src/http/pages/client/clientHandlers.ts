import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock, Secrets } from "../../../ports/ports.ts";
import { type PeopleServices, sessionOf, visitorAs } from "../peopleServices.ts";
import type { Handler } from "../handler.ts";
import { protect } from "../headers.ts";
import { html } from "../html.ts";
import { messagePage } from "../messagePage.ts";
import { isPageOf } from "../pageUser.ts";
import { returnQuery } from "../returnPath.ts";
import { isSameOrigin } from "../sameOrigin.ts";
import { sendPage } from "../send.ts";
import { readCookie } from "../session.ts";
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
}

const json = "application/json; charset=utf-8";

/** The browser client: its page, its files, and the token that it calls with. */
export function clientHandlers({ people, secrets, clock, baseUrl, isDev, nonce }: ClientOptions) {
  const client: Handler = async (request, reply) => {
    const session = await sessionOf(request, people);
    if (!session || session.due !== undefined) return go(reply, baseUrl(), `/sign-in${returnQuery(request.url)}`);
    const build = readClientBuild();
    if (!build) return sendPage(reply.code(503), baseUrl(), unbuiltPage);
    const once = nonce();
    return protect(reply, baseUrl())
      .header("content-security-policy", clientPolicy(once))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(clientPage(build, once));
  };

  const clientFile: Handler = async (request, reply) => {
    const { name } = request.params as { name: string };
    const file = readClientBuild()?.file(name);
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
    if (!isSameOrigin(request.headers)) return answer(reply, 403, { ok: false, error: "not_allowed" });
    const cookie = readCookie(request.headers.cookie);
    const opened = cookie === undefined ? undefined : await people.openClient(cookie);
    if (!opened) return answer(reply, 401, { ok: false, error: "not_authed" });
    const visitor = visitorAs(opened, people);
    const [{ user }, { team }] = await Promise.all([
      visitor.ask("users.info", { user: opened.userId }),
      visitor.ask("team.info"),
    ]);
    const teamId = (team as { readonly id: string }).id;
    if (!isPageOf(request.headers, teamId, opened.userId))
      return answer(reply, 409, { ok: false, error: "user_changed" });
    const { token, expiresMs } = opened;
    // Derived, so that a person finds their drafts again in the same browser, and the next person cannot read them.
    const storageKey = secrets.derive(`client storage\n${teamId}\n${opened.userId}`);
    return answer(reply, 200, { ok: true, token, expiresMs, nowMs: clock.nowMs(), storageKey, user, team, isDev });
  };

  return { client, clientFile, clientSession, permalink: leadToMessage(baseUrl) };
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

const unbuiltPage = messagePage(
  "The client is not built",
  "This server has everything but the pages of the browser client.",
  html`<code>npm start</code> builds it; so does <code>platform serve</code>. The
    <a href="/docs">API documentation</a> works meanwhile.`,
);
