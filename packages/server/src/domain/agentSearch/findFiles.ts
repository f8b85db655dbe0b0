import { selectFoundFiles } from "../../storage/queries/foundFiles.ts";
import type { FileRow } from "../access/accessFile.ts";
import { fileBody } from "../files/fileBody.ts";
import type { FileDetails } from "../files/inspectFile.ts";
import { highlight } from "../search/highlight.ts";
import { type Author, createAuthors } from "./authors.ts";
import type { Found, PreparedSearch } from "./searchForAgent.ts";

export interface AgentFileMatch {
  readonly file: FileRow;
  readonly uploader: Author;
  readonly title: string;
  /** The first lines of a text; empty for anything else. */
  readonly content: string;
  readonly permalink: string;
}

/** Files that a searched conversation shows. Those that only their owner has are in none. */
export async function findFiles(search: PreparedSearch): Promise<Found<AgentFileMatch>> {
  const { acting, asked, page, keywords, baseUrl } = search;
  const { rows, total } = await selectFoundFiles(acting.ctx.db, page);
  const authors = createAuthors(acting.ctx);
  const phrases = keywords.groups.flat();
  const mark = (text: string): string => (asked.withHighlight ? highlight(text, phrases) : text);
  const matches: AgentFileMatch[] = [];
  for (const { file } of rows) {
    const { preview = "" } = JSON.parse(file.details) as FileDetails;
    const { permalink } = fileBody(file, { baseUrl, isPublic: false });
    const uploader = await authors.byId(file.user_id);
    matches.push({ file, uploader, title: mark(file.title), content: mark(preview), permalink });
  }
  return { matches, total };
}
