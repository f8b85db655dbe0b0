import type { Selectable } from "kysely";

/** Who ended a stream: the app that wrote it, the person it was written for, or the clock. */
export type StreamEnd = "app" | "user" | "time";

/** A message that is being written, and for a while after: an app that goes on writing is told why it cannot. */
export interface StreamsTable {
  channel_key: number;
  ts: number;
  app_id: string;
  /** The person it answers; nobody in a DM, where everybody is meant. */
  recipient_id: string | null;
  /** The pieces so far, as JSON. */
  state: string;
  started_ms: number;
  touched_ms: number;
  ended_ms: number | null;
  ended_by: StreamEnd | null;
}

export type StreamRow = Selectable<StreamsTable>;
