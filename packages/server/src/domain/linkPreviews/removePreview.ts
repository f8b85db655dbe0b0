import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateBody } from "../../storage/queries/messages.ts";
import { defineOperation } from "../context.ts";
import { emitMessageChanged } from "../messages/emitMessageChange.ts";
import { parseBody } from "../messages/message.ts";
import { type FindCode, isOwn, lockMessage } from "../messages/ownMessage.ts";
import { dropAttachments, withAttachments } from "./editPreviews.ts";
import { isPreview } from "./previewOf.ts";

export interface RemovedPreview {
  readonly channelId: string;
  readonly ts: string;
  /** The `id` of the attachment. */
  readonly attachment: number;
}

export type RemovePreviewCode = FindCode | "cant_update_message" | "attachment_not_found";

/** Removes a preview from the caller's own message. What the message links stays linked. */
export const removePreview = defineOperation(
  import.meta,
  async (ctx, { channelId, ts, attachment: id }: RemovedPreview): Promise<Outcome<object, RemovePreviewCode>> => {
    const found = await lockMessage(ctx, channelId, ts);
    if (!found.ok) return found;
    const { channel, message } = found;
    if (!isOwn(ctx, message)) return refuse("cant_update_message");
    const body = parseBody(message.body);
    const attachments = (body["attachments"] ?? []) as readonly object[];
    const removed = attachments[id - 1];
    if (!isPreview(removed)) return refuse("attachment_not_found");
    const left = await dropAttachments(ctx, message, attachments, [removed]);
    const after = JSON.stringify(withAttachments(body, left));
    await updateBody(ctx.db, message.channel_key, message.thread_ts, message.ts, after);
    await emitMessageChanged(ctx, channel, after, message.body);
    return succeed({});
  },
);
