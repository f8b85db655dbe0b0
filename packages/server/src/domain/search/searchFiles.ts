import { type Outcome, succeed } from "@platform/protocol";
import { selectFoundFiles } from "../../storage/queries/foundFiles.ts";
import type { Phrase } from "../../storage/queries/search.ts";
import { type FileRow, seeFiles, type SeenShare } from "../access/accessFile.ts";
import type { ReadContext } from "../context.ts";
import { type FileBody, fileBody } from "../files/fileBody.ts";
import type { FileDetails } from "../files/inspectFile.ts";
import { highlight } from "./highlight.ts";
import { readSearch, type Search } from "./searchQuery.ts";

export interface FileMatch {
  readonly body: FileBody;
  readonly shares: readonly SeenShare[];
  readonly score: number;
}

export interface FoundFiles {
  readonly matches: readonly FileMatch[];
  /** Exact up to `limits.search_ranked_max` and the end of the page; one more than that when there are more. */
  readonly total: number;
}

/** Searches the files that the caller may see. */
export async function searchFiles(
  ctx: ReadContext & { readonly baseUrl: string },
  asked: Search,
): Promise<Outcome<FoundFiles, "no_query">> {
  const read = await readSearch(ctx, asked);
  if (!read.ok) return read;
  const { rows, total } = await selectFoundFiles(ctx.db, read.search);
  const marked = rows.map(({ file }) => (asked.withHighlight ? mark(file, read.search.phrases) : file));
  const seen = await seeFiles(ctx, marked);
  const matches = seen.map(({ file, shares }, at) => {
    const isPublic = shares.some(({ channel }) => channel.kind === "public");
    return { body: fileBody(file, { baseUrl: ctx.baseUrl, isPublic }), shares, score: rows[at]?.score ?? 0 };
  });
  return succeed({ matches, total });
}

function mark(file: FileRow, phrases: readonly Phrase[]): FileRow {
  const details = JSON.parse(file.details) as FileDetails;
  const preview = details.preview === undefined ? {} : { preview: highlight(details.preview, phrases) };
  return { ...file, title: highlight(file.title, phrases), details: JSON.stringify({ ...details, ...preview }) };
}
