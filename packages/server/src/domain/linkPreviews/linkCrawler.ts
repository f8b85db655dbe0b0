import { limits } from "@platform/protocol";
import { createByteCache, textBytes } from "../../ports/byteCache.ts";
import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import type { Blobs, Clock } from "../../ports/ports.ts";
import { crawlLink, type CrawlWish } from "./crawlLink.ts";
import type { Picture } from "./fetchPicture.ts";
import type { LinkPreview, StoredPicture } from "./linkPreview.ts";

export interface CrawlerOptions {
  readonly outgoing: Outgoing;
  readonly blobs: Blobs;
  readonly clock: Clock;
}

/** The preview of a link, or undefined when there is none. */
export type PreviewLink = (url: string, wish: CrawlWish) => Promise<LinkPreview | undefined>;

interface Remembered {
  readonly atMs: number;
  readonly preview: LinkPreview | undefined;
}

/** Fetches links, stores their images, and remembers both for a while: a popular link is fetched once. */
export function createLinkCrawler({ outgoing, blobs, clock }: CrawlerOptions): PreviewLink {
  const remembered = createByteCache<Remembered>({
    name: "link previews",
    bytesMax: limits.preview_cache_bytes_max,
    bytesOf: ({ preview }) => textBytes(JSON.stringify(preview ?? null)),
  });

  async function store(picture: Picture | undefined): Promise<StoredPicture | undefined> {
    if (!picture) return undefined;
    const { type, width, height, bytes } = picture;
    const { key } = await blobs.keep(piecesOf(bytes));
    return { type, width, height, bytes: bytes.length, blobKey: key };
  }

  async function isStored(picture: StoredPicture | undefined): Promise<boolean> {
    if (!picture) return true;
    const blob = await blobs.open(picture.blobKey);
    await blob?.close();
    return blob !== undefined;
  }

  return async (url, wish) => {
    // What is not wanted is not even fetched, so the answer depends on it.
    const key = `${Number(wish.pages)}${Number(wish.media)} ${url}`;
    const known = remembered.get(key);
    const isFresh = known && Math.abs(clock.nowMs() - known.atMs) < limits.preview_cache_s * 1000;
    // The messages that had shown the image may be deleted, and the image with them.
    if (isFresh && (await isStored(known.preview?.picture)) && (await isStored(known.preview?.icon)))
      return known.preview;
    const found = await crawlLink(outgoing, url, wish);
    const preview = found && {
      url,
      page: found.page,
      picture: await store(found.picture),
      icon: await store(found.icon),
    };
    remembered.set(key, { atMs: clock.nowMs(), preview });
    return preview;
  };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
