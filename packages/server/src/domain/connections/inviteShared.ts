import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { insertInvite } from "../../storage/queries/sharedInvites.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { accessJoinedChannel } from "../access/accessChannel.ts";
import { isNamed } from "../access/manageChannel.ts";
import { readConnectBlocked } from "../access/mayRunTrigger.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { needsReview } from "../policies/connectPolicy.ts";
import type { SharedInviteRow } from "./connectInvite.ts";
import { emitInviteReceived, emitInviteRequested } from "./inviteEvents.ts";
import { mayApprove } from "./mayApprove.ts";
import { nearnessOf } from "./nearness.ts";
import { isSharedWith, partyOf } from "./sharing.ts";

export interface SharedInvitation {
  readonly channelId: string;
  readonly userId: string | undefined;
  readonly email: string | undefined;
  /** Whether the people of the other workspace may post, but not invite. */
  readonly isLimited: boolean;
}

export type InviteSharedCode =
  | "channel_not_found"
  | "not_in_channel"
  | "no_permission"
  | "access_denied"
  | "ekm_access_denied"
  | "channel_archived"
  | "invalid_channel_type"
  | "cannot_share_mandatory_channel"
  | "recipients_not_specified"
  | "invalid_email"
  | "user_not_found"
  | "already_in_channel"
  | "restricted_action";

const emailShape = /^[^\s@]+@[^\s@]+$/;

/**
 * Invites a person of another workspace to share a channel. Admins of both workspaces have to approve. Where invites
 * are reviewed, that of a person is a request at first, and nobody but the reviewers learns about it.
 */
export const inviteShared = defineOperation(
  import.meta,
  async (ctx, input: SharedInvitation): Promise<Outcome<{ inviteId: string }, InviteSharedCode>> => {
    const { caller, nowMs } = ctx;
    const seen = await accessJoinedChannel(ctx, input.channelId);
    if (!seen.ok) return refuse(seen.error === "is_archived" ? "channel_archived" : seen.error);
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("invalid_channel_type");
    if (channel.is_general) return refuse("cannot_share_mandatory_channel");
    const home = await selectTeam(ctx.db, caller.teamId);
    // A guest of the channel, person or workspace, does not bring in a third.
    if (!home || isGuest(caller) || channel.team_id !== home.id) return refuse("restricted_action");
    const { userId, email } = input;
    if (userId === undefined && email === undefined) return refuse("recipients_not_specified");
    if (userId === undefined && !emailShape.test(email ?? "")) return refuse("invalid_email");
    const person = userId === undefined ? undefined : await findKnownPerson(ctx.db, home, userId);
    if (userId !== undefined && !person) return refuse("user_not_found");
    if (person && (person.team_id === home.id || isSharedWith(channel, person.team_id))) {
      return refuse("already_in_channel");
    }
    const isRequest = caller.kind !== "bot" && needsReview(await readConnectBlocked(ctx.db, home));
    const invite: SharedInviteRow = {
      id: ctx.ids.next("sharedInvite"),
      channel_key: channel.key,
      team_id: home.id,
      inviter_id: caller.userId,
      recipient_id: userId ?? null,
      recipient_email: userId === undefined ? (email ?? "").toLowerCase() : null,
      status: isRequest ? "requested" : "pending",
      host_approved: !isRequest && (await mayApprove(ctx, home)) ? 1 : 0,
      guest_approved: 0,
      accepting_team_id: null,
      accepting_user_id: null,
      created_ms: nowMs,
      updated_ms: nowMs,
      is_request: isRequest ? 1 : 0,
      is_limited: input.isLimited ? 1 : 0,
      reviewer_id: null,
      reviewed_ms: null,
    };
    await insertInvite(ctx.db, invite);
    if (isRequest) await emitInviteRequested(ctx, invite, channel);
    else if (person) await emitInviteReceived(ctx, invite, person);
    return succeed({ inviteId: invite.id });
  },
);

/** People of the same org, and of those that share a channel with it. An id of anybody else names nobody. */
async function findKnownPerson(db: Db, home: TeamRow, userId: string): Promise<UserRow | undefined> {
  const person = isIdShaped(userId) ? await selectUserAtHome(db, userId) : undefined;
  const team = person && (await selectTeam(db, person.team_id));
  const isKnown = team && (await nearnessOf(db, partyOf(home), partyOf(team))) !== "stranger";
  return isKnown ? person : undefined;
}
