import type { Db, Tx } from "../db.ts";
import { rowsPerStatement } from "../statement.ts";
import type { Tables } from "../tables/tables.ts";
import { removeSearchDocs, withIndex } from "./search.ts";

type TableWith<Column extends string> = {
  [Name in keyof Tables]: Column extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** Tables whose rows belong to a channel by its key. References come before what they refer to. */
export const tablesByChannelKey = [
  "reactions",
  "pins",
  "thread_locks",
  "agent_session_people",
  "agent_session_apps",
  "agent_sessions",
  "agent_prompts",
  "code_channel_views",
  "code_channel_commands",
  "code_channels",
  "thread_statuses",
  "thread_members",
  "feed_entries",
  "message_activity_parts",
  "message_activity",
  "message_acts",
  "call_messages",
  "link_images",
  "link_crawls",
  "push_messages",
  "file_shares",
  "sent_messages",
  "streams",
  "messages",
  "shared_invites",
  "bookmarks",
  "featured_workflows",
  "held_shares",
  "held_revisions",
  "channel_departures",
  "channel_groups",
  "channel_teams",
  "channel_members",
] as const satisfies readonly TableWith<"channel_key">[];

/** The same by its id. */
export const tablesByChannelId = [
  "scheduled_messages",
  "drafts",
  "ephemerals",
  "response_urls",
  "typing_indicators",
  "reminders",
  "incoming_webhooks",
  "list_channel_access",
] as const satisfies readonly TableWith<"channel_id">[];

interface DeletedChannel {
  readonly key: number;
  readonly id: string;
}

/** Deletes a channel with everything that belongs to it. The caller holds the channel's lock. */
export async function deleteChannelRows(tx: Tx, { key, id }: DeletedChannel): Promise<void> {
  await deleteSearchDocs(tx, key);
  for (const table of tablesByChannelKey) {
    // The union of all tables is more than the types of the builder can follow; every name has the column.
    await tx
      .deleteFrom(table as "messages")
      .where("channel_key", "=", key)
      .execute();
  }
  for (const table of tablesByChannelId) {
    await tx
      .deleteFrom(table as "drafts")
      .where("channel_id", "=", id)
      .execute();
  }
  await tx.deleteFrom("oauth_codes").where("webhook_channel_id", "=", id).execute();
  await tx.deleteFrom("stars").where("kind", "in", ["message", "channel"]).where("object_id", "=", id).execute();
  await tx.deleteFrom("canvas_access").where("kind", "=", "channel").where("subject_id", "=", id).execute();
  await tx.deleteFrom("trigger_entities").where("kind", "=", "channel").where("entity_id", "=", id).execute();
  await tx.updateTable("canvases").set({ channel_key: null, tab_id: null }).where("channel_key", "=", key).execute();
  await tx.updateTable("views").set({ channel_id: null }).where("channel_id", "=", id).execute();
  await tx.deleteFrom("channels").where("key", "=", key).execute();
}

async function deleteSearchDocs(tx: Tx, key: number): Promise<void> {
  for (;;) {
    const docs = await withIndex(tx)
      .selectFrom("search_docs")
      .select("ts")
      .where("channel_key", "=", key)
      .limit(rowsPerStatement)
      .execute();
    if (docs.length === 0) return;
    const removed = docs.map(({ ts }) => ({ channelKey: key, ts }));
    await removeSearchDocs(tx, removed);
  }
}

/** Every member, whether active or not. */
export async function selectAllMembers(db: Db | Tx, channelKey: number): Promise<string[]> {
  const rows = await db
    .selectFrom("channel_members")
    .select("user_id")
    .where("channel_key", "=", channelKey)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}

/** Rows of other tables whose JSON lists the channel. */
export async function selectChannelMentions(tx: Tx, channelId: string) {
  const pattern = `%"${channelId}"%`;
  const sections = await tx
    .selectFrom("sections")
    .select(["team_id", "user_id"])
    .where("layout", "like", pattern)
    .orderBy("team_id")
    .orderBy("user_id")
    .execute();
  const usergroups = await tx
    .selectFrom("usergroups")
    .select(["id", "channel_ids", "extra_channel_ids"])
    .where((row) => row.or([row("channel_ids", "like", pattern), row("extra_channel_ids", "like", pattern)]))
    .execute();
  const triggers = await tx.selectFrom("triggers").select(["id", "config"]).where("config", "like", pattern).execute();
  return { sections, usergroups, triggers };
}
