import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../ports/ports.ts";
import { type AccountNote, accountPage, passwordPage } from "./accountPage.ts";
import { type OwnSession, sessionIn, visitorAs } from "./peopleServices.ts";
import type { IdentityServices } from "./identityServices.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { readTeamId, teamOfUrl } from "./pageTeam.ts";
import { formUserOf, isOpenedFor, otherUserPage, otherWorkspacePage } from "./pageUser.ts";
import { returnQuery } from "./returnPath.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { sendPage } from "./send.ts";
import { clearCookie, setCookie } from "./session.ts";
import { type AccountOptions, go, refuseTry, strangerPage } from "./signInHandlers.ts";

type Inside = (
  session: OwnSession,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/** A person's account: what is known of it, a new password, the end of all sessions. */
export function accountHandlers(
  options: AccountOptions & { readonly clock: Clock; readonly identities: IdentityServices },
) {
  const { people, identities, passkeys, log, baseUrl, clock } = options;

  const showAccount = forThoseInside(options, async (session, request, reply) => {
    const visitor = visitorAs(session, people);
    const { user } = (await visitor.ask("users.info", { user: session.userId })) as unknown as {
      user: { name: string; real_name: string; tz: string };
    };
    const page = accountPage({
      me: { id: session.userId, name: user.name, realName: user.real_name, tz: user.tz, teamId: session.teamId },
      workspaces: await people.workspaces(session.userId),
      sessions: await people.sessions(session),
      factor: await people.secondFactor(session.userId),
      email: options.sendsMail ? await people.ownEmail(session.userId) : undefined,
      passkeys: (await passkeys.own(session.userId)).passkeys.length,
      identities: await identities.own(session.userId),
      nowMs: clock.nowMs(),
      note: noteOf(request),
    });
    return sendPage(reply, baseUrl(), page);
  });

  const showPassword = forThoseInside(options, (_session, _request, reply) =>
    sendPage(reply, baseUrl(), passwordPage()),
  );

  const changePassword = forThoseInside(options, async (session, request, reply) => {
    const form = readForm(request);
    const { userId } = session;
    const changed = await people.changePassword({ ...session, current: form("current"), next: form("next") });
    if (!changed.ok) {
      log.info({ fault: changed.error, user: userId }, "password not changed");
      return sendPage(refuseTry(reply, changed.error), baseUrl(), passwordPage(changed.error));
    }
    log.info({ user: userId }, "password changed");
    return go(reply.header("set-cookie", setCookie(changed.session)), baseUrl(), "/account?done=password");
  });

  const signOutEverywhere = forThoseInside(options, async (session, _request, reply) => {
    await people.signOutEverywhere(session.userId);
    log.info({ user: session.userId }, "signed out everywhere");
    return go(reply.header("set-cookie", clearCookie()), baseUrl(), "/sign-in?done=everywhere");
  });

  return { showAccount, showPassword, changePassword, signOutEverywhere };
}

const notes: readonly AccountNote[] = [
  "password",
  "two-factor-off",
  "linked",
  "unlinked",
  "email-sent",
  "email-canceled",
  "email-confirmed",
];

function noteOf(request: FastifyRequest): AccountNote | undefined {
  const { done } = request.query as { done?: unknown };
  return notes.find((note) => note === done);
}

/**
 * Redirects people who are not signed in to the sign-in page, and accepts forms from pages of this server alone. The session is
 * the one in the workspace that the address names, or that the form was opened for, or that the person opened last.
 */
export function forThoseInside(
  { people, baseUrl }: Pick<AccountOptions, "people" | "baseUrl">,
  inside: Inside,
  mayBeDue?: "enrolment",
): Handler {
  return async (request, reply) => {
    if (request.method === "POST" && !isSameOrigin(request.headers, baseUrl())) {
      return sendPage(reply.code(403), baseUrl(), strangerPage);
    }
    const opened = request.method === "POST" ? formUserOf(readForm(request)) : undefined;
    const session = await sessionIn(request, people, opened?.teamId ?? teamOfUrl(request.url));
    const isInside = session && (session.due === undefined || session.due === mayBeDue);
    if (!isInside) {
      return go(reply, baseUrl(), `/sign-in${returnQuery(request.method === "POST" ? "/" : pathToReturn(request))}`);
    }
    if (!isOpenedFor(opened, session)) {
      const isSamePerson = opened?.userId === session.userId;
      return sendPage(reply.code(409), baseUrl(), isSamePerson ? otherWorkspacePage : otherUserPage);
    }
    return inside(session, request, reply);
  };
}

/** The address without what was said on it once, such as a note; the workspace stays. */
function pathToReturn({ url }: FastifyRequest): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const teamId = readTeamId(searchParams.get("team"));
  return teamId === undefined ? pathname : `${pathname}?team=${teamId}`;
}
