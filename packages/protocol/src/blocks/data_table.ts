import { type Static, Type } from "typebox";
import { dataCell, textOfRows } from "../blockkit/cells.ts";
import { defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";

export const data_table = defineBlock({
  type: "data_table",
  summary: "Rows of cells that readers sort, filter and page through; the first row is the header.",
  surfaces: ["message", "home"],
  fields: {
    block_id: blockId,
    caption: Type.String({
      minLength: 1,
      maxLength: limits.text_object_chars_max,
      description: "What the table lists, also for screen readers.",
    }),
    rows: Type.Array(Type.Array(dataCell, { minItems: 1, maxItems: limits.table_cells_max }), {
      minItems: 2,
      maxItems: limits.data_table_rows_max,
      description: "Rows of equal length; no `rich_text` in the first one.",
    }),
    page_size: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.data_table_page_rows_max,
        default: limits.data_table_page_rows_default,
        description: "Rows on a page.",
      }),
    ),
    row_header_column_index: Type.Optional(
      Type.Integer({ minimum: 0, default: 0, description: "The column that names each row, counted from 0." }),
    ),
  },
  rules({ rows, row_header_column_index: headerColumn = 0 }, tell) {
    const columns = rows[0]?.length ?? 0;
    for (const [column, cell] of (rows[0] ?? []).entries()) {
      if (cell.type === "rich_text") tell("unsupported type: rich_text in the header row", "rows", 0, column, "type");
    }
    for (const [at, row] of rows.entries()) {
      if (row.length !== columns) tell(`must have ${columns} cells like the header row`, "rows", at);
    }
    if (headerColumn >= columns) tell(`must be less than ${columns}`, "row_header_column_index");
  },
  textOf: ({ caption, rows }) => `${caption}\n${textOfRows(rows)}`,
  example: {
    type: "data_table",
    caption: "Open requests",
    page_size: 10,
    rows: [
      [
        { type: "raw_text", text: "Request" },
        { type: "raw_text", text: "Days open" },
      ],
      [
        { type: "raw_text", text: "New laptop" },
        { type: "raw_number", value: 12, text: "12" },
      ],
      [
        { type: "raw_text", text: "Parking space" },
        { type: "raw_number", value: 3, text: "3" },
      ],
    ],
  },
});

export type DataTable = Static<typeof data_table.schema>;
