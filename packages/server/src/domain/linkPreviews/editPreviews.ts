import { deleteLinkImage } from "../../storage/queries/linkImages.ts";
import { selectWaitingLinks } from "../../storage/queries/linkCrawls.ts";
import type { WriteContext } from "../context.ts";
import type { MessageBody } from "../messages/message.ts";
import { linksToPreview, previewableLinks } from "./linksToPreview.ts";
import { imageNamesOf, isPreview, numbered } from "./previewOf.ts";
import { queuePreviews } from "./queuePreviews.ts";

interface MessageKey {
  readonly channel_key: number;
  readonly ts: number;
}

/** The message without the previews of links that an edit has removed. */
export async function dropLostPreviews(ctx: WriteContext, key: MessageKey, body: MessageBody): Promise<MessageBody> {
  const attachments = (body["attachments"] ?? []) as readonly object[];
  if (!attachments.some(isPreview)) return body;
  const links = new Set(previewableLinks(body));
  // What an app shows is the app's, also under a link that its label hides.
  const isLost = (attachment: object): boolean =>
    isPreview(attachment) && attachment["is_app_unfurl"] !== true && !links.has(attachment.from_url);
  const lost = attachments.filter(isLost);
  if (lost.length === 0) return body;
  return withAttachments(body, await dropAttachments(ctx, key, attachments, lost));
}

/** The attachments without some, numbered again. Images of these are no longer served. */
export async function dropAttachments(
  ctx: WriteContext,
  { channel_key: key, ts }: MessageKey,
  attachments: readonly object[],
  dropped: readonly object[],
): Promise<object[]> {
  for (const name of dropped.flatMap(imageNamesOf)) await deleteLinkImage(ctx.db, key, ts, name);
  return numbered(attachments.filter((attachment) => !dropped.includes(attachment)));
}

/** Without the field where there are none, as in a message that never had any. */
export function withAttachments(body: MessageBody, attachments: readonly object[]): MessageBody {
  const { attachments: _before, ...rest } = body;
  return attachments.length === 0 ? rest : { ...rest, attachments };
}

/** Queues the links that a person has added to a message. Updates by bots get no previews, as in Slack. */
export async function queueNewLinks(
  ctx: WriteContext,
  { channel_key: key, ts }: MessageKey,
  before: MessageBody,
  after: MessageBody,
): Promise<void> {
  if (ctx.caller.kind !== "user") return;
  const known = new Set(previewableLinks(before));
  if (linksToPreview(after).every((url) => known.has(url))) return;
  // The row of the message is replaced, and some of its links may wait for a site that was down.
  for (const url of await selectWaitingLinks(ctx.db, key, ts)) known.delete(url);
  await queuePreviews(ctx, { channel: { key }, ts, fields: after, known });
}
