import type { Db } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { ChannelKind, ChannelRow } from "../tables/channels.ts";
import type { FileRow } from "../tables/files.ts";
import type { HeldFileRow } from "../tables/heldFiles.ts";
import type { HeldRevisionRow } from "../tables/heldRevisions.ts";
import { heldCondition } from "./legalHolds.ts";

/** Every conversation at home in a workspace, by id. */
export function selectAllConversations(
  db: Db,
  { teamId, afterId, limit }: { readonly teamId: string; readonly afterId: string; readonly limit: number },
): Promise<ChannelRow[]> {
  return db
    .selectFrom("channels")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

type Span = [channelKey: number, afterTs: number, upToTs: number, limit: number];

const selectAll = readStatement<Span, { ts: number }>(`
  select ts from messages where channel_key = $1 and ts > $2 and ts <= $3
  union select ts from held_revisions where channel_key = $1 and ts > $2 and ts <= $3
  order by ts limit $4`);

const covered = (table: string) =>
  heldCondition(
    { channelKey: `${table}.channel_key`, kind: "cast($6 as text)", ts: `${table}.ts`, author: `${table}.user_id` },
    "$5",
  );

const selectCovered = readStatement<[...Span, holdId: string, kind: ChannelKind], { ts: number }>(`
  select m.ts from messages m where m.channel_key = $1 and m.ts > $2 and m.ts <= $3 and ${covered("m")}
  union select r.ts from held_revisions r where r.channel_key = $1 and r.ts > $2 and r.ts <= $3 and ${covered("r")}
  order by ts limit $4`);

/** The timestamps of messages, deleted ones too, in their order: all, or those that one hold covers. */
export async function selectDiscoveredStamps(
  db: Db,
  { key, kind }: Pick<ChannelRow, "key" | "kind">,
  page: { readonly afterTs: number; readonly upToTs: number; readonly limit: number },
  holdId: string | undefined,
): Promise<number[]> {
  const span: Span = [key, page.afterTs, page.upToTs, page.limit];
  const rows = await (holdId === undefined ? selectAll(db, ...span) : selectCovered(db, ...span, holdId, kind));
  return rows.map(({ ts }) => ts);
}

/** What some messages were before they were edited or deleted, in that order. */
export async function selectRevisions(
  db: Db,
  channelKey: number,
  stamps: readonly number[],
): Promise<HeldRevisionRow[]> {
  if (stamps.length === 0) return [];
  return db
    .selectFrom("held_revisions")
    .selectAll()
    .where("channel_key", "=", channelKey)
    .where("ts", "in", stamps)
    .orderBy("ts")
    .orderBy("revision")
    .execute();
}

export async function selectDepartures(
  db: Db,
  channelKey: number,
): Promise<readonly { readonly user_id: string; readonly left_ts: number }[]> {
  return db
    .selectFrom("channel_departures")
    .select(["user_id", "left_ts"])
    .where("channel_key", "=", channelKey)
    .orderBy("user_id")
    .execute();
}

interface FilePage {
  readonly teamId: string;
  readonly holdId: string | undefined;
  readonly afterId: string;
  readonly limit: number;
}

/** Whether one hold is on the owner of something that was created at a time. */
const isOwnerOnHold = (table: string, holdId: string) => `exists (select 1 from legal_holds o
  join legal_hold_entities x on x.hold_id = o.id
  where o.id = ${holdId} and o.released_ms is null and o.restriction = 'NO_RESTRICTION' and x.user_id = ${table}.user_id
    and (o.from_ms is null or ${table}.created_ms >= o.from_ms) and (o.to_ms is null or ${table}.created_ms < o.to_ms))`;

const share = (kind: string) => ({ channelKey: "s.channel_key", kind, ts: "s.ts", author: "s.user_id" });

const selectCoveredFiles = readStatement<
  [teamId: string, afterId: string, limit: number, holdId: string],
  FileRow
>(`select f.* from files f where f.team_id = $1 and f.id > $2 and f.deleted_ms is null
  and (${isOwnerOnHold("f", "$4")}
    or exists (select 1 from file_shares s join channels c on c.key = s.channel_key
      where s.file_id = f.id and ${heldCondition(share("c.kind"), "$4")}))
  order by f.id limit $3`);

/** Files of a workspace by id: all, or those that one hold covers. */
export function selectDiscoveredFiles(db: Db, { teamId, holdId, afterId, limit }: FilePage): Promise<FileRow[]> {
  if (holdId !== undefined) return selectCoveredFiles(db, teamId, afterId, limit, holdId);
  return db
    .selectFrom("files")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("deleted_ms", "is", null)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

const selectCoveredHeld = readStatement<[afterId: string, limit: number, holdId: string], HeldFileRow>(
  `select f.* from held_files f where f.file_id > $1
  and (${isOwnerOnHold("f", "$3")}
    or exists (select 1 from held_shares s where s.file_id = f.file_id
      and ${heldCondition(share("s.channel_kind"), "$3")}))
  order by f.file_id limit $2`,
);

/** Deleted files that holds preserve, of all workspaces: the stored row says which one. */
export function selectPreservedFiles(
  db: Db,
  { holdId, afterId, limit }: Omit<FilePage, "teamId">,
): Promise<HeldFileRow[]> {
  if (holdId !== undefined) return selectCoveredHeld(db, afterId, limit, holdId);
  return db
    .selectFrom("held_files")
    .selectAll()
    .where("file_id", ">", afterId)
    .orderBy("file_id")
    .limit(limit)
    .execute();
}

/** Where a file is or was shown. */
export async function selectFilePlaces(
  db: Db,
  fileId: string,
): Promise<readonly { readonly channel_key: number; readonly ts: number; readonly user_id: string }[]> {
  const shown = db.selectFrom("file_shares").select(["channel_key", "ts", "user_id"]).where("file_id", "=", fileId);
  const hidden = db.selectFrom("held_shares").select(["channel_key", "ts", "user_id"]).where("file_id", "=", fileId);
  return shown.union(hidden).orderBy("channel_key").orderBy("ts").execute();
}
