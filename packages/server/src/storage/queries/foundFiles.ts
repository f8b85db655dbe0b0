import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";
import type { Hit, SearchPattern } from "../dialects/searchIndex.ts";
import { searchTerms } from "../dialects/searchTerms.ts";
import { slowReadDb } from "../slowReads.ts";
import type { FileRow } from "../tables/files.ts";
import { isFileSeen, type OfFiles } from "./fileListing.ts";
import { type Condition, isOrNot, messageConditions } from "./messageFilters.ts";
import { isReadable } from "./readable.ts";
import { withIndex } from "./search.ts";
import { isSavedBy, type SearchPage } from "./searchPage.ts";
import { scopeConditions } from "./searchScope.ts";
import { type SearchedPage, walkSearch } from "./searchWalk.ts";

export interface FoundFileRow {
  readonly file: FileRow;
  readonly score: number;
}

/** A page of the files that fit, as far as the reader may see them. */
export async function selectFoundFiles(db: Db, page: SearchPage): Promise<{ rows: FoundFileRow[]; total: number }> {
  // Messages have links; of a file the index does not know whether one is in it.
  if (page.isEmpty === true || page.hasLink === true) return { rows: [], total: 0 };
  const slowDb = slowReadDb(db);
  const { hits, total } = await walkSearch(slowDb, page, patternOf(page), (candidates, direction, limit) =>
    selectFitting(slowDb, page, candidates, direction, limit),
  );
  return { rows: await readFound(slowDb, hits), total };
}

async function readFound(db: Db, hits: SearchedPage["hits"]): Promise<FoundFileRow[]> {
  if (hits.length === 0) return [];
  const rows = await withIndex(db)
    .selectFrom("search_files as sf")
    .innerJoin("files as f", "f.id", "sf.file_id")
    .selectAll("f")
    .select("sf.ts as doc_ts")
    .where(
      "sf.ts",
      "in",
      hits.map(({ ts }) => ts),
    )
    .where("f.deleted_ms", "is", null)
    .execute();
  const found = new Map(rows.map(({ doc_ts, ...file }) => [doc_ts, file]));
  return hits.flatMap(({ ts, score }) => {
    const file = found.get(ts);
    return file ? [{ file, score }] : [];
  });
}

/** What the index alone decides: conversations are not among it, because a file can be shared in another one at any time. */
function patternOf({
  reader,
  phrases,
  clauses,
  without,
  userIds,
  notUserIds,
  fileTypes,
  notFileTypes,
}: SearchPage): SearchPattern {
  const { files, user, fileType } = searchTerms;
  return {
    phrases,
    clauses,
    without,
    anyOf: [
      [files(reader.teamId)],
      ...(userIds ? [userIds.map(user)] : []),
      ...(fileTypes ? [fileTypes.map(fileType)] : []),
    ],
    noneOf: [...(notUserIds ?? []).map(user), ...(notFileTypes ?? []).map(fileType)],
  };
}

/** The candidates that the reader may see, and that the filters let pass. */
async function selectFitting(
  db: Db,
  page: SearchPage,
  candidates: RawBuilder<Hit>,
  direction: "asc" | "desc",
  limit: number,
): Promise<Hit[]> {
  const { reader, isSaved, channelKeys, notChannelKeys } = page;
  let query = withIndex(db)
    .selectFrom(candidates.as("d"))
    // With the sign SQLite cannot start from the files and read all of them.
    .innerJoin("search_files as sf", (join) => join.on(sql<boolean>`sf.ts = +d.ts`))
    .innerJoin("files", "files.id", "sf.file_id")
    .where("d.channel_key", "=", 0)
    .where("files.team_id", "=", reader.teamId)
    .where("files.deleted_ms", "is", null)
    // One rule for listings and searches: what a listing does not show, a search must not find.
    .where((file) => isFileSeen(file as unknown as OfFiles, reader));
  if (page.scope) query = query.where(isSharedWhere(page, scopeConditions(page.scope)));
  for (const { holds, isWanted } of [
    ...(channelKeys ? [isIn(channelKeys, true)] : []),
    ...(notChannelKeys ? [isIn(notChannelKeys, false)] : []),
    ...messageConditions({ ...page, hasFile: undefined }, "s", reader),
  ]) {
    query = query.where(isOrNot({ holds: isSharedWhere(page, [holds]), isWanted }));
  }
  if (isSaved !== undefined) {
    const holds = isSavedBy(reader, { id: sql.ref("files.id"), ts: sql`0` });
    query = query.where(isOrNot({ holds, isWanted: isSaved }));
  }
  if (page.fromTs !== undefined) query = query.where("d.ts", ">=", page.fromTs);
  if (page.beforeTs !== undefined) query = query.where("d.ts", "<", page.beforeTs);
  return query.select(["d.id", "d.channel_key", "d.ts"]).orderBy("d.ts", direction).limit(limit).execute();
}

/** Whether a message that the reader can read shares the file, and the conditions hold for it. */
function isSharedWhere({ reader }: SearchPage, conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from file_shares s join channels c on c.key = s.channel_key
    join teams t on t.id = c.team_id where s.file_id = files.id
    and ${sql.join([isReadable(reader), ...conditions], sql` and `)})`;
}

function isIn(keys: readonly number[], isWanted: boolean): Condition {
  const holds = keys.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`s.channel_key in (${sql.join(keys)})`;
  return { holds, isWanted };
}
