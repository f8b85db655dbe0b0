import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelByKey } from "../../storage/queries/channels.ts";
import { selectInvites } from "../../storage/queries/sharedInvites.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import type { ChannelRow } from "../access/governChannel.ts";
import type { UserRow } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import type { SharedInviteRow } from "./connectInvite.ts";
import { mayApprove } from "./mayApprove.ts";

/** An invite with what it is about. */
export interface ListedInvite {
  readonly invite: SharedInviteRow;
  readonly channel: ChannelRow;
  readonly home: TeamRow;
  readonly inviter: UserRow;
  readonly guest: TeamRow | undefined;
}

/** What a workspace has sent and accepted, a page at a time, for the admins who decide about it. */
export async function listInvites(
  ctx: ReadContext,
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Outcome<{ invites: ListedInvite[]; next: string }, "restricted_action" | "invalid_cursor">> {
  const { teamId } = ctx.caller;
  const team = await selectTeam(ctx.db, teamId);
  if (!team || !(await mayApprove(ctx, team))) return refuse("restricted_action");
  const from = openCursor(ctx, "shared invites", asked.cursor);
  if (!from.ok) return from;
  const rows = await selectInvites(ctx.db, { teamId, afterId: from.at ?? "", limit: asked.limit + 1 });
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const invites: ListedInvite[] = [];
  for (const invite of page) invites.push(await describeInvite(ctx, invite));
  return succeed({
    invites,
    next: rows.length > page.length && last ? sealCursor(ctx, "shared invites", last.id) : "",
  });
}

export async function describeInvite({ db }: ReadContext, invite: SharedInviteRow): Promise<ListedInvite> {
  const channel = await selectChannelByKey(db, invite.channel_key);
  const home = await selectTeam(db, invite.team_id);
  const inviter = await selectUser(db, invite.team_id, invite.inviter_id);
  const guest = invite.accepting_team_id === null ? undefined : await selectTeam(db, invite.accepting_team_id);
  if (!channel || !home || !inviter) throw new Error(`invite ${invite.id} has lost its channel`);
  return { invite, channel, home, inviter, guest };
}
