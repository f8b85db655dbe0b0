import { isIdShaped, type Outcome, refuse, slackbotId, succeed } from "@platform/protocol";
import { selectActiveMemberships } from "../../storage/queries/memberships.ts";
import { selectIsGrantedBot } from "../../storage/queries/orgInstallations.ts";
import { selectMeetInShared } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUser, selectUserAtHome } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { isSharedWith, partyOf } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";
import { slackbotIn } from "../users/slackbot.ts";
import { isBarredFrom } from "./barriers.ts";

export type { UserRow } from "../../storage/tables/memberships.ts";

/** The only door to a person: members of the caller's own workspace, on this side of every barrier. */
export async function accessUser(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ user: UserRow }, "user_not_found" | "access_denied">> {
  const user = isIdShaped(id) ? await findHere(ctx, id) : undefined;
  if (!user) return refuse("user_not_found");
  if (await isBarredFrom(ctx, user.id)) return refuse("access_denied");
  return succeed({ user });
}

/** Also Slackbot, for what a person may do with it: read its profile and write to it. All other ways do not know it. */
export async function accessUserOrSlackbot(ctx: ReadContext, id: string): ReturnType<typeof accessUser> {
  return id === slackbotId ? succeed({ user: slackbotIn(ctx.caller.teamId) }) : accessUser(ctx, id);
}

/** The bot of an org-wide app has its membership elsewhere, and is known wherever it may work. */
async function findHere({ db, caller }: ReadContext, id: string): Promise<UserRow | undefined> {
  const member = await selectUser(db, caller.teamId, id);
  if (member || !(await selectIsGrantedBot(db, id, caller.teamId))) return member;
  return selectUserAtHome(db, id);
}

/**
 * Also people of other workspaces whom the caller has met in a channel that they share: to know of, not to bring along.
 * `isExternal` marks people outside the caller's org, whose e-mail address and phone number are not for the caller.
 */
export async function accessKnownUser(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ user: UserRow; isExternal: boolean }, "user_not_found" | "access_denied">> {
  const found = await accessUserOrSlackbot(ctx, id);
  if (found.ok) return succeed({ user: found.user, isExternal: false });
  if (found.error !== "user_not_found" || !isIdShaped(id)) return found;
  const user = await selectUserAtHome(ctx.db, id);
  if (!user || !(await selectMeetInShared(ctx.db, ctx.caller, id))) return found;
  return succeed({ user, isExternal: !(await isOfOwnOrg(ctx, user)) });
}

/**
 * Also people of the other workspaces of the caller's org that a channel is shared with. Each side of a channel that
 * two organizations share invites its own people only: an invitation would show them to the other side.
 */
export async function accessInvitee(
  ctx: ReadContext,
  channel: { readonly team_id: string; readonly sharing: string | null },
  id: string,
): Promise<Outcome<{ user: UserRow }, "user_not_found" | "access_denied">> {
  const found = await accessUser(ctx, id);
  if (found.ok || found.error !== "user_not_found" || channel.sharing === null || !isIdShaped(id)) return found;
  const users = await selectActiveMemberships(ctx.db, id);
  const user = users.find(({ team_id }) => team_id === channel.team_id || isSharedWith(channel, team_id));
  return user && (await isOfOwnOrg(ctx, user)) ? succeed({ user }) : found;
}

/** A workspace outside any org stands for itself. */
async function isOfOwnOrg({ db, caller }: ReadContext, user: UserRow): Promise<boolean> {
  const team = await selectTeam(db, user.team_id);
  return team !== undefined && partyOf(team) === (caller.orgId ?? caller.teamId);
}
