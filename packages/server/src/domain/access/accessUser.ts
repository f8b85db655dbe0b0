import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectIsGrantedBot } from "../../storage/queries/orgInstallations.ts";
import { selectMeetInShared } from "../../storage/queries/sharing.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/users.ts";
import { isSharedWith } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";
import { isBarredFrom } from "./barriers.ts";

export type { UserRow } from "../../storage/tables/users.ts";

/** The only door to a person: members of the caller's own workspace, on this side of every barrier. */
export async function accessUser(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ user: UserRow }, "user_not_found" | "access_denied">> {
  const user = isIdShaped(id) ? await selectUser(ctx.db, id) : undefined;
  if (!user || !(await isHere(ctx, user))) return refuse("user_not_found");
  if (await isBarredFrom(ctx, user.id)) return refuse("access_denied");
  return succeed({ user });
}

/** The bot of an org-wide app is at home elsewhere, and known wherever it may work. */
async function isHere({ db, caller }: ReadContext, user: UserRow): Promise<boolean> {
  if (user.team_id === caller.teamId) return true;
  return user.bot_id !== null && selectIsGrantedBot(db, user.id, caller.teamId);
}

/** Also people of other workspaces whom the caller has met in a channel that they share: to know of, not to bring along. */
export async function accessKnownUser(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ user: UserRow }, "user_not_found" | "access_denied">> {
  const found = await accessUser(ctx, id);
  if (found.ok || found.error !== "user_not_found" || !isIdShaped(id)) return found;
  const user = await selectUser(ctx.db, id);
  return user && (await selectMeetInShared(ctx.db, ctx.caller.userId, id)) ? succeed({ user }) : found;
}

/** Also people of the other workspaces that a channel belongs to: those in it may bring them in. */
export async function accessInvitee(
  ctx: ReadContext,
  channel: { readonly team_id: string; readonly sharing: string | null },
  id: string,
): Promise<Outcome<{ user: UserRow }, "user_not_found" | "access_denied">> {
  const found = await accessUser(ctx, id);
  if (found.ok || found.error !== "user_not_found" || channel.sharing === null || !isIdShaped(id)) return found;
  const user = await selectUser(ctx.db, id);
  const isNear = user && (user.team_id === channel.team_id || isSharedWith(channel, user.team_id));
  return isNear ? succeed({ user }) : found;
}
