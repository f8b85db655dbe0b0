import type { FastifyReply } from "fastify";
import { readForm } from "../form.ts";
import type { Handler } from "../handler.ts";
import { protect } from "../headers.ts";
import { otherSessions, switchTo } from "../otherAccounts.ts";
import { readTeamId } from "../pageTeam.ts";
import { formUserOf, isOpenedFor, otherUserPage, pageUserOf } from "../pageUser.ts";
import { type OwnSession, type PeopleServices, sessionOf, visitorAs } from "../peopleServices.ts";
import { isSameOrigin } from "../sameOrigin.ts";
import { sendPage } from "../send.ts";
import { go, strangerPage } from "../signInHandlers.ts";

interface Options {
  readonly people: PeopleServices;
  readonly baseUrl: () => string;
}

interface WireCount {
  readonly unread_count: number;
  readonly mention_count: number;
}

/** The workspaces of every account that this browser is signed in to, and switching between the accounts. */
export function workspaceHandlers({ people, baseUrl }: Options) {
  /** One list of counts per workspace; clients ask while they are visible (decision 60). */
  const clientWorkspaces: Handler = async (request, reply) => {
    protect(reply, baseUrl()).header("cache-control", "no-store").type("application/json; charset=utf-8");
    if (!isSameOrigin(request.headers, baseUrl())) return refuse(reply, 403, "not_allowed");
    const session = await sessionOf(request, people);
    if (!session || session.due !== undefined) return refuse(reply, 401, "not_authed");
    const page = pageUserOf(request.headers);
    // The person alone: the page may be in another workspace than the last opened one.
    if (page && !isOpenedFor({ ...page, teamId: undefined }, session)) return refuse(reply, 409, "user_changed");
    const accounts = [session, ...(await otherSessions(request, people))];
    const lists = await Promise.all(accounts.map((account) => workspacesOf(people, account)));
    return reply.send(JSON.stringify({ ok: true, workspaces: lists.flat() }));
  };

  const switchAccount: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const form = readForm(request);
    const session = await sessionOf(request, people);
    const opened = formUserOf(form);
    if (session && opened && opened.userId !== session.userId) {
      return sendPage(reply.code(409), baseUrl(), otherUserPage);
    }
    const isDone = await switchTo(request, reply, people, form("user"));
    const teamId = readTeamId(form("team"));
    return go(reply, baseUrl(), isDone && teamId !== undefined ? `/client/${teamId}` : "/client");
  };

  return { clientWorkspaces, switchAccount };
}

/** Only what the person can enter now; unread messages of a workspace that asks for a second factor stay there. */
async function workspacesOf(people: PeopleServices, { session, userId }: OwnSession) {
  const workspaces = await people.workspaces(userId);
  const listed = await Promise.all(
    workspaces.map(async ({ id, name }) => {
      const entered = await people.session(session, id);
      if (!entered || entered.due !== undefined) return [];
      const answer = await visitorAs({ teamId: id, userId }, people).ask("client.counts");
      const counts = answer.ok ? (answer["conversations"] as readonly WireCount[]) : [];
      const mentions = counts.reduce((sum, count) => sum + count.mention_count, 0);
      return [{ id, name, user: userId, mentions, has_unreads: counts.some((count) => count.unread_count > 0) }];
    }),
  );
  return listed.flat();
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send(JSON.stringify({ ok: false, error }));
}
