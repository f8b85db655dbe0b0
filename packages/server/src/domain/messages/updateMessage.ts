import { isDeepStrictEqual } from "node:util";
import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { updateMessage as updateRow } from "../../storage/queries/messages.ts";
import type { OpenedChannelRow } from "../../storage/queries/channels.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { lockCallsIn, recordCalls, showCalls } from "../calls/showCalls.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { rerecordMentions } from "../feed/recordEntries.ts";
import { recordFileShare } from "../files/recordFileShare.ts";
import { preserveMessage } from "../holds/preserveMessage.ts";
import { showRemoteFiles } from "../remoteFiles/showRemoteFiles.ts";
import { appendFields, type MessageBody, parseBody } from "./message.ts";
import type { Metadata } from "./metadata.ts";
import { type FindCode, isOwn, lockMessage } from "./ownMessage.ts";
import { checkSharedLinks, type SharedLinkCode } from "../policies/checkSharedLinks.ts";
import { listFields, type Parts, showsNothing } from "./parts.ts";
import { personBlocks } from "./personBlocks.ts";
import { dropLostPreviews, queueNewLinks } from "../linkPreviews/editPreviews.ts";
import { emitMessageChanged } from "./emitMessageChange.ts";
import { emitMetadata } from "./emitMetadata.ts";

export interface MessageChange {
  readonly channelId: string;
  readonly ts: string;
  /** What is to be another; what is not given stays, but new text does away with the blocks that told the old one. */
  readonly parts: Parts;
  readonly clearsMetadata?: boolean | undefined;
}

export interface UpdatedMessage {
  readonly channelId: string;
  readonly ts: string;
  readonly text: string;
  readonly json: string;
}

export type UpdateCode = FindCode | SharedLinkCode | "cant_update_message" | "streaming_state_conflict" | "no_text";

/** Makes the caller's own message another one, and tells everybody what it was and is. */
export const updateMessage = defineOperation(
  import.meta,
  async (ctx, input: MessageChange): Promise<Outcome<UpdatedMessage, UpdateCode>> => {
    const { blocks, attachments } = input.parts;
    await lockCallsIn(ctx, { blocks, attachments });
    const found = await lockMessage(ctx, input.channelId, input.ts);
    return found.ok ? changeMessage(ctx, found, input) : found;
  },
);

export type ChangeCode = Exclude<UpdateCode, FindCode> | SharedLinkCode;

/** The same for a message that was found another way. The caller holds the channel's lock. */
export async function changeMessage(
  ctx: WriteContext,
  { channel, message }: { readonly channel: OpenedChannelRow; readonly message: MessageRow },
  input: Pick<MessageChange, "parts" | "clearsMetadata">,
): Promise<Outcome<UpdatedMessage, ChangeCode>> {
  const { parts } = input;
  if (!isOwn(ctx, message)) return refuse("cant_update_message");
  const body = parseBody(message.body);
  if (body["streaming_state"] === "in_progress") return refuse("streaming_state_conflict");

  const known = message.metadata === null ? undefined : (JSON.parse(message.metadata) as Metadata);
  const metadata = input.clearsMetadata ? undefined : (parts.metadata ?? known);
  const { fields: called, callIds } = await showCalls(ctx, channel, changed(body, parts));
  const { fields: given, files } = await showRemoteFiles(ctx, called);
  const content = await dropLostPreviews(ctx, message, { ...given, ...personBlocks(ctx, given) });
  const edited = { user: ctx.caller.userId, ts: printTs(ctx.nowMs * 1000) };
  // Readers see no metadata: a message that says the same as before is not marked as edited because of it.
  const isMetadataOnly = metadata !== known && isSameContent(body, content);
  const after: MessageBody = isMetadataOnly ? content : { ...content, edited };
  if (showsNothing(after)) return refuse("no_text");
  // What may not be posted cannot be edited in either.
  const linked = await checkSharedLinks(ctx, channel, { text: after.text, fields: listFields(parts) });
  if (!linked.ok) return linked;
  const json = JSON.stringify(after);
  const { channel_key: key, thread_ts: threadTs, ts, subtype } = message;
  await preserveMessage(ctx, channel, message, "edited");
  await updateRow(ctx.db, key, threadTs, ts, subtype, metadata ? JSON.stringify(metadata) : null, json);
  const share = { channel, ts, threadTs, userId: ctx.caller.userId };
  for (const file of files) await recordFileShare(ctx, file, share, body.ts);
  if (callIds.length > 0) await recordCalls(ctx, callIds, { channelKey: key, threadTs, ts });
  await queueNewLinks(ctx, message, body, after);
  await rerecordMentions(ctx, channel, { ts, json, before: message.body }, message.user_id);
  await emitMessageChanged(ctx, channel, json, message.body);
  if (metadata !== known) await emitMetadata(ctx, channel, { ts: body.ts, before: known, after: metadata });
  const shown = metadata ? appendFields(json, { metadata }) : json;
  return succeed({ channelId: channel.id, ts: body.ts, text: after.text, json: shown });
}

function changed(body: MessageBody, parts: Parts): MessageBody {
  const { blocks, attachments, ...rest } = body;
  const { text } = parts;
  const kept = { blocks: text === undefined ? blocks : undefined, attachments };
  const given = listFields(parts);
  return {
    ...rest,
    ...repairedStream(body, parts),
    text: text ?? body.text,
    blocks: parts.blocks ? given["blocks"] : kept.blocks,
    attachments: parts.attachments ? given["attachments"] : kept.attachments,
  };
}

function isSameContent(before: MessageBody, after: MessageBody): boolean {
  return ["text", "blocks", "attachments", "streaming_state"].every((field) =>
    isDeepStrictEqual(before[field], after[field]),
  );
}

/** New content replaces what an interrupted stream left, so that nothing is missing from the message any more. */
function repairedStream(body: MessageBody, { text, blocks }: Parts): { readonly streaming_state?: "completed" } {
  const isRepaired = body["streaming_state"] === "errored" && (text !== undefined || blocks !== undefined);
  return isRepaired ? { streaming_state: "completed" } : {};
}
