import { limits } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { SeenList } from "../domain/access/accessList.ts";
import type { FileBody } from "../domain/files/fileBody.ts";
import { columnsOf } from "@platform/protocol/lists/columns.ts";
import type { ItemCounts } from "../domain/lists/listParts.ts";
import { fileSchema } from "./file.ts";
import { listMetadataSchema, presentListMetadata } from "./listColumns.ts";
import { seconds } from "./timestamp.ts";

const bodySchema = Type.Omit(fileSchema, ["comments_count", "channels", "groups", "ims", "shares"]);

/** The file object of a list, without where it was shared. */
export const listSchema = Type.Object(
  {
    ...bodySchema.properties,
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
    permalink_public: Type.String(),
    last_editor: Type.String(),
    updated: Type.Integer(),
    access: Type.String({ description: "What the caller may do: read, write or owner." }),
    org_or_workspace_access: Type.String(),
    teams_shared_with: Type.Array(Type.String()),
    skipped_shares: Type.Boolean(),
    is_restricted_sharing_enabled: Type.Boolean(),
    is_ai_suggested: Type.Boolean(),
    is_modified_by_ai: Type.Boolean(),
  },
  { title: "List" },
);

/** A list and what is derived from it. */
export interface ListParts extends SeenList {
  readonly body: FileBody;
  readonly csvUrl: string;
  readonly counts: ItemCounts;
}

export function presentList({ list, level, body, csvUrl, counts }: ListParts): Static<typeof listSchema> {
  const metadata = presentListMetadata(list);
  const columnCount = columnsOf(list).length;
  return {
    ...body,
    editable: level !== "read",
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
    permalink_public: "",
    last_editor: list.editor_id,
    updated: seconds(list.updated_ms),
    access: level,
    org_or_workspace_access: "none",
    teams_shared_with: [],
    skipped_shares: true,
    is_restricted_sharing_enabled: false,
    is_ai_suggested: false,
    is_modified_by_ai: false,
  };
}
