import { type ItemCounts, selectItemCounts } from "../../storage/queries/listItems.ts";
import type { ListRow } from "../access/accessList.ts";
import type { ReadContext } from "../context.ts";
import { type FileBody, fileBody } from "../files/fileBody.ts";
import { csvPath } from "../files/fileLinks.ts";

export type { ItemCounts } from "../../storage/queries/listItems.ts";

/** What an answer says about a list besides its row. */
export interface DerivedParts {
  readonly body: FileBody;
  readonly csvUrl: string;
  readonly counts: ItemCounts;
}

export async function listParts({ db }: ReadContext, list: ListRow, baseUrl: string): Promise<DerivedParts> {
  return {
    body: fileBody(list, { baseUrl, isPublic: false }),
    csvUrl: `${baseUrl}${csvPath(list)}`,
    counts: await selectItemCounts(db, list.id),
  };
}
