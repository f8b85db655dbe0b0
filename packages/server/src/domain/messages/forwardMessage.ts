import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { permalinkOf } from "@platform/protocol/permalink.ts";
import { selectHasOutsiders } from "../../storage/queries/members.ts";
import { findChannel } from "../access/accessChannel.ts";
import { accessMessage, type MessageAccessCode, type SeenMessage } from "../access/accessMessage.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { forwardedAttachment } from "./forwardedAttachment.ts";
import { personBlocks } from "./personBlocks.ts";
import { type PostCode, type PostedMessage, post } from "./postMessage.ts";
import { resolveTarget } from "./resolveTarget.ts";

export interface ForwardedMessage {
  readonly channelId: string;
  readonly ts: string;
  /** The conversation or person that gets it. */
  readonly target: string;
  readonly note: string;
  readonly clientMsgId?: string | undefined;
  readonly baseUrl: string;
}

export type ForwardCode = MessageAccessCode | PostCode;

/**
 * Posts a message again elsewhere, with a note. Its content is copied only when everyone in the target can read the
 * original; otherwise the message holds the link alone, which opens for people with access.
 */
export const forwardMessage = defineOperation(
  import.meta,
  async (ctx, input: ForwardedMessage): Promise<Outcome<PostedMessage & { isCopied: boolean }, ForwardCode>> => {
    const seen = await accessMessage(ctx, input);
    if (!seen.ok) return seen;
    if (seen.message.subtype === "tombstone") return refuse("message_not_found");
    const place = await resolveTarget(ctx, input.target);
    if (!place.ok) return place;
    const isCopied = await isReadableIn(ctx, seen, place.channelId);
    const threadTs = seen.message.thread_ts === 0 ? undefined : printTs(seen.message.thread_ts);
    const named = { channelId: seen.channel.id, ts: printTs(seen.message.ts), threadTs };
    const link = permalinkOf(input.baseUrl, ctx.caller.teamDomain, named);
    const text = isCopied ? input.note : [input.note, `<${link}>`].filter(Boolean).join("\n");
    const attachments = isCopied ? [await forwardedAttachment(ctx, seen, link)] : undefined;
    const given = { text, ...(attachments && { attachments }) };
    const fields = { ...(attachments && { attachments }), ...(text !== "" && personBlocks(ctx, given)) };
    const posted = await post(ctx, {
      channel: place.channelId,
      content: { text, fields, metadata: undefined },
      clientMsgId: input.clientMsgId,
    });
    return posted.ok ? succeed({ ...posted, isCopied }) : posted;
  },
);

/** Whether everyone in the target may read the message where it was posted. */
async function isReadableIn(ctx: WriteContext, { channel: source }: SeenMessage, targetId: string): Promise<boolean> {
  if (source.id === targetId) return true;
  const target = await findChannel(ctx, targetId);
  if (!target || source.kind !== "public" || source.team_id !== target.team_id || target.sharing !== null) return false;
  return !(await selectHasOutsiders(ctx.db, { teamId: target.team_id, sourceKey: source.key, targetKey: target.key }));
}
