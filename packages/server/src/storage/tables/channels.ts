import type { Generated, Selectable } from "kysely";

/** A `record` conversation holds the comments on one record of a list and has no threads. */
export type ChannelKind = "public" | "private" | "im" | "mpim" | "record";

/**
 * `key` is the interned id that messages carry: an integer keeps a page of messages within a few database pages.
 * `last_ts` is the newest allocated timestamp, whatever the clock says.
 */
export interface ChannelsTable {
  key: Generated<number>;
  id: string;
  team_id: string;
  kind: ChannelKind;
  /** A DM has none. */
  name: string | null;
  is_general: number;
  is_archived: number;
  creator_id: string;
  topic: string;
  topic_by: string;
  topic_ms: number;
  purpose: string;
  purpose_by: string;
  purpose_ms: number;
  created_ms: number;
  updated_ms: number;
  last_ts: number;
  /** While the encryption key is suspended, no message of the channel can be written or read. */
  key_suspended_ms: number | null;
  /** JSON: who may post and reply. Null allows all members. */
  posting_policy: string | null;
  /** The number of locked threads, so that a channel without any needs no look-up. */
  locked_threads: Generated<number>;
  /** JSON: the workspaces it is shared with besides its own, as in `channel_teams`. Null when it is not shared. */
  sharing: string | null;
  /** Whether it is one session with agents; the rest is in `code_channels`. */
  is_code: Generated<number>;
  /** The list of a record conversation. */
  list_id: string | null;
  /** The sorted ids of the members of a direct conversation. One set of people has one conversation. */
  members_key: string | null;
  /** A JSON array, the latest name last. */
  previous_names: Generated<string>;
  /**
   * Active members; all members in direct conversations. Updated with every change of the members, because counting
   * them would read a row per member for each channel of a page.
   */
  member_count: Generated<number>;
  /** The sort key in menus. Updated with every change of the name. */
  sort_name: Generated<string>;
}

export type ChannelRow = Selectable<ChannelsTable>;
