import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Db } from "../db.ts";
import type { FileKind, FileRow } from "../tables/files.ts";
import type { Tables } from "../tables/tables.ts";

/** What is wanted of a kind of file: all that is given must hold. */
export interface FileWant {
  readonly kinds?: readonly FileKind[];
  readonly filetypes?: readonly string[];
  readonly mimetypes?: readonly string[];
}

/** Which files: those that one person may see, and of them those that are asked for. */
export interface FileListing {
  readonly teamId: string;
  readonly userId: string;
  /** Guests see only what was shared where they are. */
  readonly membersOnly: boolean;
  /** Direct conversations that a barrier has closed to the person. */
  readonly barredKeys: readonly number[];
  readonly ownerId?: string | undefined;
  readonly channelKey?: number | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** One of these; all files when it is not given. */
  readonly wants?: readonly FileWant[] | undefined;
}

export interface FilesPage {
  readonly limit: number;
  readonly offset: number;
  /** Where the page before ended. */
  readonly after?: { readonly createdMs: number; readonly id: string } | undefined;
}

/** A page of the files, newest first. */
export function selectFiles(db: Db, listing: FileListing, { limit, offset, after }: FilesPage): Promise<FileRow[]> {
  let query = listed(db, listing).selectAll("files");
  if (after) {
    query = query.where((file) =>
      file.or([
        file("created_ms", "<", after.createdMs),
        file.and([file("created_ms", "=", after.createdMs), file("id", "<", after.id)]),
      ]),
    );
  }
  return query.orderBy("created_ms", "desc").orderBy("id", "desc").limit(limit).offset(offset).execute();
}

export async function selectFileCount(db: Db, listing: FileListing): Promise<number> {
  const { count } = await listed(db, listing)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function listed(db: Db, listing: FileListing) {
  const { teamId, ownerId, fromMs, toMs, wants, channelKey } = listing;
  let query = db
    .selectFrom("files")
    .where("files.team_id", "=", teamId)
    .where("deleted_ms", "is", null)
    .where((file) => isFileSeen(file, listing));
  if (ownerId !== undefined) query = query.where("files.user_id", "=", ownerId);
  if (fromMs !== undefined) query = query.where("created_ms", ">=", fromMs);
  if (toMs !== undefined) query = query.where("created_ms", "<=", toMs);
  if (channelKey !== undefined) {
    query = query.where((file) =>
      file.or([
        file.exists(sharesOf(file).where("s.channel_key", "=", channelKey)),
        file.exists(listOfChannel(file, channelKey)),
      ]),
    );
  }
  return wants ? query.where((file) => file.or(wants.map((want) => isWanted(file, want)))) : query;
}

export type OfFiles = ExpressionBuilder<Tables, "files">;

function sharesOf(file: OfFiles) {
  return file.selectFrom("file_shares as s").select("s.file_id").whereRef("s.file_id", "=", "files.id");
}

/** The same that `domain/access/accessFile.ts` asks of one file. */
export function isFileSeen(
  file: OfFiles,
  { userId, membersOnly, barredKeys }: Pick<FileListing, "userId" | "membersOnly" | "barredKeys">,
): Expression<SqlBool> {
  let shared = sharesOf(file)
    .innerJoin("channels", "channels.key", "s.channel_key")
    .innerJoin("teams", "teams.id", "channels.team_id")
    .leftJoin("channel_members as m", (join) =>
      join.onRef("m.channel_key", "=", "channels.key").on("m.user_id", "=", userId),
    )
    .whereRef("channels.team_id", "=", "files.team_id")
    .where("channels.key_suspended_ms", "is", null)
    .where("teams.key_suspended_ms", "is", null);
  shared = membersOnly
    ? shared.where("m.user_id", "is not", null)
    : shared.where((where) => where.or([where("channels.kind", "=", "public"), where("m.user_id", "is not", null)]));
  if (barredKeys.length > 0) shared = shared.where("s.channel_key", "not in", barredKeys);
  return file.or([
    file.and([file("files.user_id", "=", userId), file.not(file.exists(channelCanvas(file)))]),
    file.exists(shared),
    file.exists(canvasGrant(file, userId)),
    file.exists(listGrant(file, userId)),
    file.exists(listChannelGrant(file, userId)),
  ]);
}

/** Canvases that were given to the person. */
function canvasGrant(file: OfFiles, userId: string) {
  return file
    .selectFrom("canvas_access")
    .select("file_id")
    .whereRef("canvas_access.file_id", "=", "files.id")
    .where("canvas_access.kind", "=", "user")
    .where("canvas_access.subject_id", "=", userId);
}

/** The canvas of a conversation is seen in the conversation, by its creator too. */
function channelCanvas(file: OfFiles) {
  return file
    .selectFrom("canvases")
    .select("canvases.file_id")
    .whereRef("canvases.file_id", "=", "files.id")
    .where("canvases.is_channel_canvas", "=", 1);
}

/** Lists that were given to the person. */
function listGrant(file: OfFiles, userId: string) {
  return file
    .selectFrom("list_access")
    .select("list_id")
    .whereRef("list_access.list_id", "=", "files.id")
    .where("list_access.user_id", "=", userId);
}

/** Lists that were given to a channel. */
function listOfChannel(file: OfFiles, channelKey: number) {
  return file
    .selectFrom("list_channel_access as given")
    .innerJoin("channels as receiver", "receiver.id", "given.channel_id")
    .select("given.list_id")
    .whereRef("given.list_id", "=", "files.id")
    .where("receiver.key", "=", channelKey);
}

/** Lists that were given to channels of the person. */
function listChannelGrant(file: OfFiles, userId: string) {
  return file
    .selectFrom("list_channel_access as access")
    .innerJoin("channels", "channels.id", "access.channel_id")
    .innerJoin("channel_members as member", "member.channel_key", "channels.key")
    .select("access.list_id")
    .whereRef("access.list_id", "=", "files.id")
    .where("member.user_id", "=", userId);
}

function isWanted(file: OfFiles, { kinds, filetypes, mimetypes }: FileWant): Expression<SqlBool> {
  return file.and([
    ...(kinds ? [file("files.kind", "in", kinds)] : []),
    ...(filetypes ? [file("files.filetype", "in", filetypes)] : []),
    ...(mimetypes ? [file("files.mimetype", "in", mimetypes)] : []),
  ]);
}
