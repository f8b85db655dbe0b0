import { type Outcome, succeed } from "@platform/protocol";
import { lockChannel, selectChannel } from "../../storage/queries/channels.ts";
import { deleteScheduled, selectDueScheduled } from "../../storage/queries/scheduledMessages.ts";
import { currentCaller } from "../access/currentCaller.ts";
import type { Caller } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { putDraft } from "../drafts/saveDraft.ts";
import { shareFiles } from "../files/shareFiles.ts";
import { showsNothing } from "../messages/parts.ts";
import { post } from "../messages/postMessage.ts";
import { emitScheduled } from "./emitScheduled.ts";
import { lockHeldFiles, type StoredMessage, storedMessage } from "./heldFiles.ts";

/**
 * Posts the messages that are due. The server that deletes the row posts the message, in the same transaction: so it is posted
 * once, however many servers poll, and also when one of them dies in the middle. What a person may no longer post becomes a draft; that of an app is dropped.
 * One at a time: the lock of its channel has to be the first thing that a transaction takes, or its place in the outbox
 * would come before the lock.
 */
export const postDueMessages = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const rows = await selectDueScheduled(ctx.db, Math.floor(ctx.nowMs / 1000), 1);
    const [row] = rows;
    if (!row) return succeed({ hasMore: false, didWork: false });
    const channel = await selectChannel(ctx.db, row.channel_id);
    if (channel) await lockChannel(ctx.db, channel.key);
    if (await deleteScheduled(ctx.db, row.id)) {
      const caller = await currentCaller(ctx.db, JSON.parse(row.caller) as Caller);
      if (caller) await postOrKeep({ ...ctx, caller }, storedMessage(row));
    }
    return succeed({ hasMore: true, didWork: true });
  },
);

async function postOrKeep(ctx: WriteContext, message: StoredMessage): Promise<void> {
  const isPosted = await postWithFiles(ctx, message);
  if (ctx.caller.appId !== undefined) return;
  const { text, fields } = message.content;
  if (!isPosted && !showsNothing({ text, ...fields })) {
    const blocks = fields["blocks"] ?? [{ type: "section", text: { type: "mrkdwn", text } }];
    const place = { channelId: message.channel, threadTs: message.threadTs ?? "" };
    await putDraft(ctx, place, JSON.stringify(blocks), { version: 0, editedMs: 0, isUnlimited: true });
  }
  await emitScheduled(ctx, message.channel);
}

/** Without the files that were deleted since. Those of a message that cannot be posted stay with its author. */
async function postWithFiles(ctx: WriteContext, message: StoredMessage): Promise<boolean> {
  const { channel, content, threadTs, files } = message;
  const { text, fields } = content;
  const held = await lockHeldFiles(ctx, message);
  if (!files || held.length === 0) return showsNothing({ text, ...fields }) || (await post(ctx, message)).ok;
  const blocks = fields["blocks"] as readonly object[] | undefined;
  const sharing = { channelIds: [channel], comment: text, blocks, threadTs, baseUrl: files.baseUrl };
  return (await shareFiles(ctx, held, sharing)).ok;
}
