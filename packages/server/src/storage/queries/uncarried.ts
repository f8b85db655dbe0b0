import { sql } from "kysely";
import type { Db } from "../db.ts";

/** What a workspace may have that an export in the format of Slack has no place for. */
export type Uncarried =
  | "bookmarks"
  | "canvases"
  | "custom_emoji"
  | "lists"
  | "locked_threads"
  | "photos"
  | "posting_rules"
  | "record_comments"
  | "shared_channels"
  | "unshared_files"
  | "usergroups";

const counts: Readonly<Record<Uncarried, string>> = {
  bookmarks: "bookmarks b join channels c on c.key = b.channel_key where c.team_id = $1",
  canvases: "files f where f.team_id = $1 and f.kind = 'canvas' and f.deleted_ms is null",
  custom_emoji: "custom_emoji where team_id = $1",
  lists: "files f where f.team_id = $1 and f.kind = 'list' and f.deleted_ms is null",
  locked_threads: "thread_locks l join channels c on c.key = l.channel_key where c.team_id = $1",
  photos: "memberships m join users u on u.id = m.user_id where m.team_id = $1 and u.photo is not null",
  posting_rules: "channels where team_id = $1 and posting_policy is not null",
  record_comments: "channels where team_id = $1 and kind = 'record'",
  shared_channels: "channels where team_id = $1 and sharing is not null",
  unshared_files: `files f where f.team_id = $1 and f.kind in ('hosted', 'snippet') and f.deleted_ms is null
    and not exists (select 1 from file_shares s where s.file_id = f.id)`,
  usergroups: "usergroups where team_id = $1",
};

/** How many of each there are. */
export async function countUncarried(db: Db, teamId: string): Promise<Map<Uncarried, number>> {
  const found = new Map<Uncarried, number>();
  for (const [what, from] of Object.entries(counts) as [Uncarried, string][]) {
    const [before = "", after = ""] = from.split("$1");
    const result = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.raw(before)}${teamId}${sql.raw(after)}`.execute(db);
    const count = Number(result.rows[0]?.count ?? 0);
    if (count > 0) found.set(what, count);
  }
  return found;
}
