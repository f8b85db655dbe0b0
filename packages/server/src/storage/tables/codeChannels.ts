import type { Selectable } from "kysely";

/** A channel that is one session with an agent. */
export interface CodeChannelsTable {
  channel_key: number;
  team_id: string;
  /** The agent that created it. */
  app_id: string;
  /** The agent's own name for the session, by which it finds the channel again. */
  session_id: string | null;
  origin_channel_id: string | null;
  origin_ts: string | null;
  /** JSON. */
  context_bar_items: string;
  summary_ts: string | null;
  summary_thread_ts: string | null;
  /** JSON: the resource of another system that the session is about. */
  resource: string;
}

export type CodeChannelRow = Selectable<CodeChannelsTable>;
