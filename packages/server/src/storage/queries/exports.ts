import type { Db } from "../db.ts";
import type { ChannelKind, ChannelRow } from "../tables/channels.ts";
import type { FileRow } from "../tables/files.ts";
import type { ImportedObjectsTable } from "../tables/importedObjects.ts";
import type { MessageRow } from "../tables/messages.ts";
import type { PinRow } from "../tables/pins.ts";

interface Page {
  readonly afterId: string;
  readonly limit: number;
}

/** Channels of these kinds that are at home in a workspace, by id. */
export function selectChannelsOf(
  db: Db,
  { teamId, kinds, afterId, limit }: Page & { readonly teamId: string; readonly kinds: readonly ChannelKind[] },
): Promise<ChannelRow[]> {
  return db
    .selectFrom("channels")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("kind", "in", kinds)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Members of a channel by id. */
export async function selectChannelMemberIds(db: Db, channelKey: number): Promise<string[]> {
  const rows = await db
    .selectFrom("channel_members")
    .select("user_id")
    .where("channel_key", "=", channelKey)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}

/** Pinned messages of a channel with their authors. */
export function selectPinsOf(db: Db, channelKey: number): Promise<(PinRow & { readonly author_id: string })[]> {
  return db
    .selectFrom("pins")
    .innerJoin("messages", (join) =>
      join.onRef("messages.channel_key", "=", "pins.channel_key").onRef("messages.ts", "=", "pins.ts"),
    )
    .selectAll("pins")
    .select("messages.user_id as author_id")
    .where("pins.channel_key", "=", channelKey)
    .orderBy("pins.ts")
    .execute();
}

export interface Span {
  readonly channelKey: number;
  /** Only messages behind this one. */
  readonly afterTs: number;
  /** The last one is included. */
  readonly upToTs: number;
  readonly limit: number;
}

/** Messages and replies of a channel together, in the order of time. */
export function selectMessagesBetween(db: Db, { channelKey, afterTs, upToTs, limit }: Span): Promise<MessageRow[]> {
  return db
    .selectFrom("messages")
    .selectAll()
    .where("channel_key", "=", channelKey)
    .where("ts", ">", afterTs)
    .where("ts", "<=", upToTs)
    .orderBy("ts")
    .limit(limit)
    .execute();
}

/** A reply, as the first message of its thread lists it. */
export interface ListedReply {
  readonly ts: number;
  readonly user_id: string;
  /** Empty for replies of people: only the body of the others says whose they are. */
  readonly body: string;
}

/** The replies of a thread in the order of time, a page at a time. */
export function selectReplies(
  db: Db,
  { channelKey, threadTs, afterTs, upToTs, limit }: Span & { readonly threadTs: number },
): Promise<ListedReply[]> {
  return db
    .selectFrom("messages")
    .select(["ts", "user_id"])
    .select((row) =>
      row.case().when("user_id", "=", "").then(row.ref("body")).else("").end().$castTo<string>().as("body"),
    )
    .where("channel_key", "=", channelKey)
    .where("thread_ts", "=", threadTs)
    .where("ts", ">", afterTs)
    .where("ts", "<=", upToTs)
    .orderBy("ts")
    .limit(limit)
    .execute();
}

/** Pins of some messages. */
export async function selectPinsByTs(db: Db, channelKey: number, stamps: readonly number[]): Promise<PinRow[]> {
  if (stamps.length === 0) return [];
  return db.selectFrom("pins").selectAll().where("channel_key", "=", channelKey).where("ts", "in", stamps).execute();
}

export async function selectFilesById(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("files").selectAll().where("id", "in", ids).execute();
}

/** Files with bytes that messages in these kinds of channels of a workspace show, by id. */
export function selectSharedFiles(
  db: Db,
  { teamId, kinds, afterId, limit }: Page & { readonly teamId: string; readonly kinds: readonly ChannelKind[] },
): Promise<FileRow[]> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("files.kind", "in", ["hosted", "snippet"])
    .where("files.blob_key", "is not", null)
    .where("files.deleted_ms", "is", null)
    .where("files.id", ">", afterId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("file_shares")
          .innerJoin("channels", "channels.key", "file_shares.channel_key")
          .select("file_shares.ts")
          .whereRef("file_shares.file_id", "=", "files.id")
          .where("channels.team_id", "=", teamId)
          .where("channels.key_suspended_ms", "is", null)
          .where("channels.kind", "in", kinds),
      ),
    )
    .orderBy("files.id")
    .limit(limit)
    .execute();
}

/** What an export said of these people or channels, with the fields for which there is no column. */
export async function selectImportedObjects(
  db: Db,
  teamId: string,
  kind: ImportedObjectsTable["kind"],
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("imported_objects")
    .select(["id", "body"])
    .where("team_id", "=", teamId)
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.body]));
}

/** The files that an import stored because they have no place, by path. */
export function selectImportedFiles(
  db: Db,
  { teamId, afterId, limit }: Page & { readonly teamId: string },
): Promise<{ id: string; body: string }[]> {
  return db
    .selectFrom("imported_objects")
    .select(["id", "body"])
    .where("team_id", "=", teamId)
    .where("kind", "=", "file")
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** How many messages these channels have, for a progress bar. */
export async function countMessagesOf(db: Db, teamId: string, kinds: readonly ChannelKind[]): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .innerJoin("channels", "channels.key", "messages.channel_key")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("channels.team_id", "=", teamId)
    .where("channels.kind", "in", kinds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Canvases of a workspace by id: all, or those in these kinds of channels. */
export function selectCanvasesOf(
  db: Db,
  where: { readonly teamId: string; readonly kinds: readonly ChannelKind[]; readonly isEverything: boolean },
): Promise<FileRow[]> {
  const { teamId, kinds, isEverything } = where;
  return db
    .selectFrom("files")
    .selectAll("files")
    .innerJoin("canvases", "canvases.file_id", "files.id")
    .where("files.team_id", "=", teamId)
    .where("files.deleted_ms", "is", null)
    .$if(!isEverything, (query) =>
      query.where(({ exists, selectFrom, or }) =>
        or([
          exists(
            selectFrom("channels")
              .select("channels.key")
              .whereRef("channels.key", "=", "canvases.channel_key")
              .where("channels.kind", "in", kinds),
          ),
          exists(
            selectFrom("file_shares")
              .innerJoin("channels", "channels.key", "file_shares.channel_key")
              .select("file_shares.ts")
              .whereRef("file_shares.file_id", "=", "files.id")
              .where("channels.kind", "in", kinds),
          ),
        ]),
      ),
    )
    .orderBy("files.id")
    .execute();
}
