import type { Selectable } from "kysely";

/** A message whose links wait for their previews. The transaction that shows them deletes the row. */
export interface LinkCrawlsTable {
  channel_key: number;
  ts: number;
  /** JSON: the addresses, in the order of the message. */
  urls: string;
  /** 1 for previews of pages. */
  wants_pages: number;
  /** 1 for previews of images. */
  wants_media: number;
  /** When a server may take it: at once, or after the lease of the server that has it. */
  due_ms: number;
  /** How many servers have taken it. */
  attempt: number;
}

export type LinkCrawlRow = Selectable<LinkCrawlsTable>;
