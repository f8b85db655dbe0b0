import { limits } from "@platform/protocol";
import { readPermalink } from "@platform/protocol/permalink.ts";
import { createPoller } from "../delivery/poller.ts";
import type { Agenda } from "../domain/agenda/readAgenda.ts";
import { nobody } from "../domain/caller.ts";
import { claimCrawls, hasDueCrawls, type LinkCrawlRow } from "../domain/linkPreviews/claimCrawls.ts";
import { createLinkCrawler } from "../domain/linkPreviews/linkCrawler.ts";
import { readCrawl } from "../domain/linkPreviews/readCrawl.ts";
import { type FoundPreviews, showPreviews } from "../domain/linkPreviews/showPreviews.ts";
import type { LinkImageOptions } from "../http/pages/linkImages.ts";
import type { Logger } from "../ports/log.ts";
import type { Outgoing } from "../ports/outgoing/outgoing.ts";
import type { Blobs, Clock } from "../ports/ports.ts";
import { selectLinkImage } from "../storage/queries/linkImages.ts";
import type { Store } from "../storage/store.ts";
import type { ServerAddress } from "./httpListener.ts";

export interface LinkPreviewOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly address: ServerAddress;
  readonly blobs: Blobs;
  /** For links alone: its addresses come from everybody who can post a message. */
  readonly outgoing: Outgoing;
  readonly onCommit: () => void;
}

export interface LinkPreviews {
  start(): void;
  /** Looks if links are due. */
  follow(agenda: Agenda): void;
  /** Fetches what is due, and waits for it. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Fetches the links of messages after they were committed, on every server that is up, and adds the previews. */
export function openLinkPreviews(options: LinkPreviewOptions): LinkPreviews {
  const { store, clock, log, address, outgoing, onCommit } = options;
  const preview = createLinkCrawler(options);
  const underWay = new Set<Promise<void>>();
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });

  async function look(): Promise<void> {
    for (;;) {
      const limit = limits.preview_messages_at_once - underWay.size;
      if (limit <= 0 || !(await hasDueCrawls(store.db, clock.nowMs()))) return;
      const claimed = await store.write(claimCrawls, now(), { limit });
      if (!claimed.ok || claimed.crawls.length === 0) return;
      for (const crawl of claimed.crawls) begin(crawl);
    }
  }

  function begin(crawl: LinkCrawlRow): void {
    const done = crawlMessage(crawl)
      // Its lease ends, and it is tried again.
      .catch((error: unknown) => log.warn({ err: error }, "the links of a message could not be fetched"))
      .finally(() => {
        underWay.delete(done);
        poller.wake();
      });
    underWay.add(done);
  }

  async function crawlMessage(crawl: LinkCrawlRow): Promise<void> {
    const { baseUrl } = address;
    const wish = { pages: crawl.wants_pages === 1, media: crawl.wants_media === 1 };
    const urls = await readCrawl(store.db, crawl);
    const found = await Promise.all(
      urls.map(async (url) => {
        if (new URL(url).origin !== new URL(baseUrl).origin) return preview(url, wish);
        // This server does not read its own pages.
        return wish.pages && readPermalink(url) ? { quote: url } : undefined;
      }),
    );
    const previews: FoundPreviews["previews"] = found.filter((one) => one !== undefined && one !== "later");
    const later = urls.filter((_, at) => found[at] === "later");
    const shown = await store.write(showPreviews, now(), { crawl, previews, later, baseUrl });
    if (shown.ok && shown.didWork) onCommit();
  }

  const poller = createPoller(look, log);
  return {
    start: poller.start,
    follow({ due }) {
      if (due.has("link previews")) poller.wake();
    },
    async settle() {
      do {
        await poller.settle();
        await Promise.all(underWay);
      } while (poller.isBusy() || underWay.size > 0 || (await hasDueCrawls(store.db, clock.nowMs())));
    },
    async stop() {
      outgoing.stop();
      await poller.stop();
      await Promise.all(underWay);
    },
  };
}

/** Gives the pages the images of previews. Only these: the names are random, so this is no way to any other address. */
export function openLinkImageReads({ db }: Store, blobs: Blobs): LinkImageOptions["openLinkImage"] {
  return async (name) => {
    const image = await selectLinkImage(db, name);
    const blob = image && (await blobs.open(image.blob_key));
    return blob && { blob, type: image.type };
  };
}
