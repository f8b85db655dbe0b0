import type { Generated } from "kysely";

export type EntryKind = "mention" | "reaction" | "invitation";

/** Something that concerns a person, as a reference: the text is in the message. */
export interface FeedEntriesTable {
  id: Generated<number>;
  user_id: string;
  kind: EntryKind;
  channel_key: number;
  /** The message; 0 for an invitation. */
  ts: number;
  /** The author of the mention or the reaction, or the inviter. */
  actor_id: string;
  /** The emoji of a reaction; of a mention `user`, `group` or `channel`. */
  name: string;
  at_ts: number;
  created_ms: number;
}
