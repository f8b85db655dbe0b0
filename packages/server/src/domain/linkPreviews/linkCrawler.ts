import { limits } from "@platform/protocol";
import { createByteCache, textBytes } from "../../ports/byteCache.ts";
import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import type { Blobs, Clock } from "../../ports/ports.ts";
import { crawlLink, type CrawlWish } from "./crawlLink.ts";
import { LinkUnavailable } from "./fetchLink.ts";
import type { Picture } from "./fetchPicture.ts";
import type { LinkPreview, StoredPicture } from "./linkPreview.ts";

export interface CrawlerOptions {
  readonly outgoing: Outgoing;
  readonly blobs: Blobs;
  readonly clock: Clock;
}

/** The preview of a link, undefined when there is none, or "later" when the site may answer after a while. */
export type PreviewLink = (url: string, wish: CrawlWish) => Promise<Found>;

type Found = LinkPreview | "later" | undefined;

interface Remembered {
  readonly atMs: number;
  readonly found: Found;
}

/** Fetches links, stores their images, and remembers both for a while: a popular link is fetched once. */
export function createLinkCrawler({ outgoing, blobs, clock }: CrawlerOptions): PreviewLink {
  const remembered = createByteCache<Remembered>({
    name: "link previews",
    bytesMax: limits.preview_cache_bytes_max,
    bytesOf: ({ found }) => textBytes(JSON.stringify(found ?? null)),
  });

  const underWay = new Map<string, Promise<Found>>();

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

  async function isFresh({ atMs, found }: Remembered): Promise<boolean> {
    const ageMs = Math.abs(clock.nowMs() - atMs);
    // A site that is down is left alone for this long, however many messages link to it.
    if (found === "later") return ageMs < limits.preview_retry_s * 1000;
    if (ageMs >= limits.preview_cache_s * 1000) return false;
    // The messages that had shown the image may be deleted, and the image with them.
    return (await isStored(found?.picture)) && (await isStored(found?.icon));
  }

  async function find(url: string, wish: CrawlWish): Promise<Found> {
    try {
      const found = await crawlLink(outgoing, url, wish);
      return found && { url, page: found.page, picture: await store(found.picture), icon: await store(found.icon) };
    } catch (error) {
      if (error instanceof LinkUnavailable) return "later";
      throw error;
    }
  }

  /** Messages that are read at the same time share one request. */
  function begin(key: string, url: string, wish: CrawlWish): Promise<Found> {
    const begun = find(url, wish)
      .then((found) => {
        remembered.set(key, { atMs: clock.nowMs(), found });
        return found;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  }

  return async (url, wish) => {
    // What is not wanted is not even fetched, so the answer depends on it.
    const key = `${Number(wish.pages)}${Number(wish.media)} ${url}`;
    const known = remembered.get(key);
    if (known && (await isFresh(known))) return known.found;
    return underWay.get(key) ?? begin(key, url, wish);
  };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
