import { type Outcome, refuse } from "@platform/protocol";
import { selectMembersAmong } from "../../storage/queries/members.ts";
import { accessChannelToPost, type PostAccessCode } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";
import { checkSharedLinks, type SharedLinkCode } from "../policies/checkSharedLinks.ts";
import { type SenderOverride, resolveSender } from "./author.ts";
import type { Content } from "./content.ts";
import { showEphemeral } from "./ephemeral.ts";
import { withoutCodes } from "./withoutCodes.ts";

export interface EphemeralMessage {
  readonly channelId: string;
  /** Who alone sees it. */
  readonly userId: string;
  readonly content: Content;
  readonly threadTs?: string | undefined;
  readonly senderOverride?: SenderOverride | undefined;
}

export type EphemeralCode =
  | Exclude<PostAccessCode, "message_limit_exceeded">
  | SharedLinkCode
  | "user_not_in_channel"
  | "cannot_reply_to_message"
  | "missing_scope";

/** Shows a message to one member of a channel once: it is sent and not stored. */
export const postEphemeral = defineOperation(
  import.meta,
  async (ctx, input: EphemeralMessage): Promise<Outcome<{ ts: string }, EphemeralCode>> => {
    const { threadTs, userId, content } = input;
    const seen = await accessChannelToPost(ctx, input.channelId, { threadTs, isCounted: false });
    if (!seen.ok) return withoutCodes(seen, "message_limit_exceeded");
    const { channel } = seen;
    const members = await selectMembersAmong(ctx.db, channel.key, [userId]);
    if (!members.has(userId)) return refuse("user_not_in_channel");
    const linked = await checkSharedLinks(ctx, channel, content);
    if (!linked.ok) return linked;
    const spoken = resolveSender(ctx, input.senderOverride ?? {});
    if (!spoken.ok) return spoken;
    return showEphemeral(ctx, channel, { userId, content, threadTs, author: spoken.author });
  },
);
