import { limits, type Outcome, succeed } from "@platform/protocol";
import { lockChannel, selectChannelByKey } from "../../storage/queries/channels.ts";
import { endLinkCrawl, postponeLinkCrawl } from "../../storage/queries/linkCrawls.ts";
import { insertLinkImages } from "../../storage/queries/linkImages.ts";
import { selectMessage, updateBody } from "../../storage/queries/messages.ts";
import type { LinkCrawlRow } from "../../storage/tables/linkCrawls.ts";
import type { LinkImagesTable } from "../../storage/tables/linkImages.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitMessageChanged } from "../messages/emitMessageChange.ts";
import { parseBody } from "../messages/message.ts";
import { type LinkPreview, previewAttachment, type StoredPicture } from "./linkPreview.ts";
import { previewableLinks } from "./linksToPreview.ts";
import { quoteAttachment } from "./quoteAttachment.ts";
import { isPreview, numbered } from "./previewOf.ts";

export interface FoundPreviews {
  readonly crawl: Pick<LinkCrawlRow, "channel_key" | "ts" | "attempt">;
  /** In the order of the message: what was found behind a link, or a message of this server that it leads to. */
  readonly previews: readonly (LinkPreview | { readonly quote: string })[];
  /** Links whose sites may answer later. */
  readonly later?: readonly string[];
  readonly baseUrl: string;
}

const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
};

/**
 * Adds previews to a message. The message may have changed since its links were read: a link that is gone gets no preview,
 * and neither does one that has a preview already. It is not marked as edited.
 */
export const showPreviews = defineOperation(
  import.meta,
  async (
    ctx,
    { crawl, previews, later = [], baseUrl }: FoundPreviews,
  ): Promise<Outcome<{ didWork: boolean }, never>> => {
    const { channel_key: key, ts } = crawl;
    const channel = await selectChannelByKey(ctx.db, key);
    await lockChannel(ctx.db, key);
    if (!(await endOrPostpone(ctx, crawl, later)) || !channel) return succeed({ didWork: false });
    const message = previews.length === 0 ? undefined : await selectMessage(ctx.db, key, ts);
    if (!message || message.subtype === "tombstone") return succeed({ didWork: false });
    const body = parseBody(message.body);
    if (body["streaming_state"] === "in_progress") return succeed({ didWork: false });

    const images: LinkImagesTable[] = [];
    const publish = ({ type, blobKey }: StoredPicture): string => {
      const name = `${ctx.ids.unguessable()}.${extensions[type] ?? "img"}`;
      images.push({ name, channel_key: key, ts, type, blob_key: blobKey });
      return `${baseUrl}/link-images/${name}`;
    };
    const before = (body["attachments"] ?? []) as readonly object[];
    const links = new Set(previewableLinks(body));
    const shown = new Set(before.filter(isPreview).map((attachment) => attachment.from_url));
    const added: object[] = [];
    for (const preview of previews) {
      const url = "quote" in preview ? preview.quote : preview.url;
      if (!links.has(url) || shown.has(url)) continue;
      const attachment =
        "quote" in preview
          ? await quoteAttachment(ctx, { url, channel, message })
          : previewAttachment(preview, publish);
      if (attachment) added.push(attachment);
    }
    if (added.length === 0) return succeed({ didWork: false });
    const after = JSON.stringify({ ...body, attachments: numbered([...before, ...added]) });
    await insertLinkImages(ctx.db, images);
    await updateBody(ctx.db, key, message.thread_ts, ts, after);
    await emitMessageChanged(ctx, channel, after, message.body);
    return succeed({ didWork: true });
  },
);

/** Sites have one minute until the second attempt, and five until the last one. False when another server has the links. */
function endOrPostpone(
  { db, nowMs }: WriteContext,
  crawl: FoundPreviews["crawl"],
  later: readonly string[],
): Promise<boolean> {
  if (later.length === 0 || crawl.attempt >= limits.preview_attempts_max) return endLinkCrawl(db, crawl);
  const dueMs = nowMs + limits.preview_retry_s * 1000 * 5 ** (crawl.attempt - 1);
  return postponeLinkCrawl(db, crawl, JSON.stringify(later), dueMs);
}
