import { limits } from "@platform/protocol";
import { columnsOf } from "@platform/protocol/lists/columns.ts";
import { type Static, Type } from "typebox";
import type { SeenList } from "../domain/access/accessList.ts";
import type { FileBody } from "../domain/files/fileBody.ts";
import type { ItemCounts } from "../domain/lists/listParts.ts";
import { listMetadataSchema, presentListMetadata } from "./listColumns.ts";

/** What the file object of a list has and others do not. */
export const listFields = {
  list_metadata: listMetadataSchema,
  list_limits: Type.Object({
    over_row_maximum: Type.Boolean(),
    row_count_limit: Type.Integer(),
    row_count: Type.Integer(),
    archived_row_count: Type.Integer(),
    over_column_maximum: Type.Boolean(),
    column_count: Type.Integer(),
    column_count_limit: Type.Integer(),
    over_view_maximum: Type.Boolean(),
    view_count: Type.Integer(),
    view_count_limit: Type.Integer(),
    max_attachments_per_cell: Type.Integer(),
  }),
  list_csv_download_url: Type.String(),
};

const fieldsSchema = Type.Object(listFields);

/** A list and what is derived from it. */
export interface ListParts extends SeenList {
  readonly body: FileBody;
  readonly csvUrl: string;
  readonly counts: ItemCounts;
}

export function presentListFields({ list, csvUrl, counts }: ListParts): Static<typeof fieldsSchema> {
  const metadata = presentListMetadata(list);
  const columnCount = columnsOf(list).length;
  return {
    list_metadata: metadata,
    list_limits: {
      over_row_maximum: counts.live > limits.list_rows_max,
      row_count_limit: limits.list_rows_max,
      row_count: counts.live,
      archived_row_count: counts.archived,
      over_column_maximum: columnCount > limits.list_columns_max,
      column_count: columnCount,
      column_count_limit: limits.list_columns_max,
      over_view_maximum: false,
      view_count: metadata.views.length,
      view_count_limit: limits.list_views_max,
      max_attachments_per_cell: limits.list_cell_attachments_max,
    },
    list_csv_download_url: csvUrl,
  };
}
