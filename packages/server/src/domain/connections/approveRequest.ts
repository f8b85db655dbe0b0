import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelByKey } from "../../storage/queries/channels.ts";
import { updateInvite } from "../../storage/queries/sharedInvites.ts";
import { selectChannelTeams } from "../../storage/queries/sharing.ts";
import { selectUserAtHome, selectUserByEmail } from "../../storage/queries/users.ts";
import { accessJoinedChannel } from "../access/accessChannel.ts";
import { isNamed } from "../access/manageChannel.ts";
import { personCaller } from "../access/personCaller.ts";
import type { ChannelRow } from "../access/governChannel.ts";
import { addMembers } from "../channels/addMembers.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { sendSlackbotMessage } from "../messages/sendSlackbotMessage.ts";
import type { SharedInviteRow } from "./connectInvite.ts";
import { callerField, emitInviteDecision, emitInviteReceived } from "./inviteEvents.ts";
import { type ReviewCode, reviewableRequest } from "./reviewableRequest.ts";

export interface RequestApproval {
  readonly inviteId: string;
  /** Another channel than the requested one. */
  readonly channelId: string | undefined;
  readonly isLimited: boolean | undefined;
  readonly message: { readonly text: string; readonly isOverride: boolean } | undefined;
}

/** Sends the invite that a person requested. If the recipient's workspace has the channel, the recipient joins at once. */
export const approveRequest = defineOperation(
  import.meta,
  async (
    ctx,
    input: RequestApproval,
  ): Promise<Outcome<{ inviteId: string }, ReviewCode | "channel_not_found" | "message_too_long">> => {
    const found = await reviewableRequest(ctx, input.inviteId);
    if (!found.ok) return found;
    const { message } = input;
    if (message && isLongerThan(message.text, limits.shared_invite_message_chars_max))
      return refuse("message_too_long");
    const channel = await findChannel(ctx, found.invite, input.channelId);
    if (!channel) return refuse("channel_not_found");
    const approved = await updateInvite(ctx.db, found.invite.id, ["requested"], {
      status: "pending",
      host_approved: 1,
      channel_key: channel.key,
      reviewer_id: ctx.caller.userId,
      reviewed_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
      ...(input.isLimited !== undefined && { is_limited: input.isLimited ? 1 : 0 }),
    });
    if (!approved) return refuse("invite_already_approved");
    const approver = { approving_team_id: approved.team_id, approving_user: await callerField(ctx) };
    await emitInviteDecision(ctx, approved, "shared_channel_invite_approved", approver);
    await send(ctx, approved, channel);
    await notifyRequester(ctx, approved, channel, message);
    return succeed({ inviteId: approved.id });
  },
);

/** The requested channel, or another one that the requester is in and could have named. */
async function findChannel(
  ctx: WriteContext,
  invite: SharedInviteRow,
  otherId: string | undefined,
): Promise<ChannelRow | undefined> {
  const requested = await selectChannelByKey(ctx.db, invite.channel_key);
  const scopes = ctx.caller.scopes;
  const requester = await personCaller(ctx.db, { teamId: invite.team_id, userId: invite.inviter_id }, scopes);
  if (!requested || !requester) return undefined;
  const seen = await accessJoinedChannel({ ...ctx, caller: requester }, otherId ?? requested.id);
  if (!seen.ok || !isNamed(seen.channel) || seen.channel.is_general || seen.channel.team_id !== invite.team_id) {
    return undefined;
  }
  return seen.channel;
}

async function send(ctx: WriteContext, invite: SharedInviteRow, channel: ChannelRow): Promise<void> {
  const { recipient_email: email, recipient_id: userId } = invite;
  for (const team of await selectChannelTeams(ctx.db, channel.key)) {
    const person = email === null ? undefined : await selectUserByEmail(ctx.db, team.id, email);
    if (!person || person.deactivated_ms !== null) continue;
    const accepted = { accepting_team_id: team.id, accepting_user_id: person.id, guest_approved: 1 };
    await updateInvite(ctx.db, invite.id, ["pending"], { ...accepted, status: "connected", updated_ms: ctx.nowMs });
    await addMembers(ctx, channel, [person.id], invite.inviter_id);
    return;
  }
  const person = userId === null ? undefined : await selectUserAtHome(ctx.db, userId);
  if (person) await emitInviteReceived(ctx, invite, person);
}

/** No mail is sent, so the requester learns the id to pass on, and what the reviewer wrote. */
async function notifyRequester(
  ctx: WriteContext,
  invite: SharedInviteRow,
  channel: ChannelRow,
  message: RequestApproval["message"],
): Promise<void> {
  const recipient = invite.recipient_email ?? `<@${invite.recipient_id ?? ""}>`;
  const to = { teamId: invite.team_id, userId: invite.inviter_id };
  await sendSlackbotMessage(ctx, to, (notices) => {
    const standard = notices.shareApproved(`<#${channel.id}>`, recipient, invite.id);
    const parts = message?.isOverride ? [message.text] : [standard, message?.text ?? ""];
    return parts.filter((part) => part !== "").join("\n");
  });
}
