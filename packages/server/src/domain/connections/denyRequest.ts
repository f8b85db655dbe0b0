import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelByKey } from "../../storage/queries/channels.ts";
import { updateInvite } from "../../storage/queries/sharedInvites.ts";
import { defineOperation } from "../context.ts";
import { sendSlackbotMessage } from "../messages/sendSlackbotMessage.ts";
import { type ReviewCode, reviewableRequest } from "./reviewableRequest.ts";

export interface RequestDenial {
  readonly inviteId: string;
  readonly message: string;
}

/** Denies a request: no invite is sent, and Slackbot passes the reviewer's message on to the requester. */
export const denyRequest = defineOperation(
  import.meta,
  async (
    ctx,
    { inviteId, message }: RequestDenial,
  ): Promise<Outcome<{ inviteId: string }, ReviewCode | "message_too_long">> => {
    const found = await reviewableRequest(ctx, inviteId);
    if (!found.ok) return found;
    if (isLongerThan(message, limits.shared_invite_message_chars_max)) return refuse("message_too_long");
    const denied = await updateInvite(ctx.db, inviteId, ["requested"], {
      status: "denied",
      reviewer_id: ctx.caller.userId,
      reviewed_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
    });
    if (!denied) return refuse("invite_already_denied");
    const channel = await selectChannelByKey(ctx.db, denied.channel_key);
    const recipient = denied.recipient_email ?? `<@${denied.recipient_id ?? ""}>`;
    const to = { teamId: denied.team_id, userId: denied.inviter_id };
    await sendSlackbotMessage(ctx, to, (notices) => {
      const standard = notices.shareDenied(`<#${channel?.id ?? ""}>`, recipient);
      return message === "" ? standard : `${standard}\n${message}`;
    });
    return succeed({ inviteId });
  },
);
