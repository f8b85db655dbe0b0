import type { Generated, Selectable } from "kysely";

/** A record conversation is where people comment on one record of a list; it carries no threads. */
export type ChannelKind = "public" | "private" | "im" | "mpim" | "record";

/**
 * `key` is the interned id that messages carry: an integer keeps a page of messages within a few database pages.
 * `last_ts` is the newest timestamp given out, whatever the clock says.
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
  /** While it is suspended, no message of the channel can be written or read. */
  key_suspended_ms: number | null;
  /** JSON: who may post and reply; everybody in it when there is none. */
  posting_policy: string | null;
  /** How many threads are locked, so that a channel without any pays for no look-up. */
  locked_threads: Generated<number>;
  /** JSON: with which workspaces it is shared besides its own; nothing for most. The same as in `channel_teams`. */
  sharing: string | null;
  /** The list whose record it is about. */
  list_id: string | null;
  /** Of a direct conversation: the ids of its people, sorted. One set of people has one conversation. */
  members_key: string | null;
  /** A JSON list, the latest last. */
  previous_names: Generated<string>;
  /** Active members, all in direct conversations. Kept with every change of the members, because counting them would make a page of channels cost all their people. */
  member_count: Generated<number>;
  /** What menus sort it by; kept with every change of the name. */
  sort_name: Generated<string>;
}

export type ChannelRow = Selectable<ChannelsTable>;
