import type { Selectable } from "kysely";
import type { ChannelKind } from "./channels.ts";

/**
 * What a held message was before a change. It has no foreign key: the message and its channel may be deleted, and the
 * revision stays until the last hold on it is released.
 */
export interface HeldRevisionsTable {
  channel_key: number;
  ts: number;
  /** Counts up from 1 for each message. */
  revision: number;
  thread_ts: number;
  channel_id: string;
  channel_kind: ChannelKind;
  /** The author. */
  user_id: string;
  change: "edited" | "deleted";
  changed_by: string;
  changed_ms: number;
  body: string;
  metadata: string | null;
}

export type HeldRevisionRow = Selectable<HeldRevisionsTable>;
