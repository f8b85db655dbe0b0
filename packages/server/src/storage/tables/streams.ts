import type { Generated, Selectable } from "kysely";

/** What ended a stream: its app, its recipient, or a time limit. */
export type StreamEnd = "app" | "user" | "time";

/** A streamed message. Rows outlive the stream for a while, so that late appends get the right error. */
export interface StreamsTable {
  channel_key: number;
  ts: number;
  app_id: string;
  /** The recipient. Null in a DM. */
  recipient_id: string | null;
  /** JSON: the chunks so far. */
  state: string;
  started_ms: number;
  touched_ms: number;
  /** How long it lasts without a new chunk, and at most: its workspace's limits when it was started. */
  idle_s: Generated<number>;
  life_s: Generated<number>;
  ended_ms: number | null;
  ended_by: StreamEnd | null;
}

export type StreamRow = Selectable<StreamsTable>;
