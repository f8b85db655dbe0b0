import { insertLinkCrawl } from "../../storage/queries/linkCrawls.ts";
import type { WriteContext } from "../context.ts";
import type { Unfurl } from "../messages/content.ts";
import { type LinkingMessage, linksToPreview } from "./linksToPreview.ts";

export interface LinkedFrom {
  readonly channel: { readonly key: number };
  readonly ts: number;
  readonly fields: LinkingMessage;
  readonly unfurl?: Unfurl | undefined;
  /** Links that are not looked at: they were in the message before. */
  readonly known?: ReadonlySet<string>;
}

/** Queues the links of a message for previews, in the transaction that writes it: the fetching begins after the commit. */
export async function queuePreviews(ctx: WriteContext, message: LinkedFrom): Promise<void> {
  const { channel, ts, fields, unfurl = { links: true, media: true }, known } = message;
  if (!unfurl.links && !unfurl.media) return;
  const urls = linksToPreview(fields).filter((url) => !known?.has(url));
  if (urls.length === 0) return;
  const json = JSON.stringify(urls);
  await insertLinkCrawl(ctx.db, channel.key, ts, json, Number(unfurl.links), Number(unfurl.media), ctx.nowMs);
}
