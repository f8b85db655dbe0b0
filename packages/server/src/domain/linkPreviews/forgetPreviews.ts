import { deleteLinkCrawl } from "../../storage/queries/linkCrawls.ts";
import { deleteLinkImages } from "../../storage/queries/linkImages.ts";
import type { WriteContext } from "../context.ts";

/** For a message that is deleted: its links are no longer fetched, and its images no longer served. */
export async function forgetPreviews(
  ctx: WriteContext,
  { channel_key: key, ts }: { readonly channel_key: number; readonly ts: number },
): Promise<void> {
  await deleteLinkCrawl(ctx.db, key, ts);
  await deleteLinkImages(ctx.db, key, ts);
}
