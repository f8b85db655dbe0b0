import { type Static, Type } from "typebox";
import { tableCell, textOfRows } from "../blockkit/cells.ts";
import { closed, defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";

const columnSettings = closed({
  align: Type.Optional(Type.Enum(["left", "center", "right"])),
  is_wrapped: Type.Optional(Type.Boolean()),
});

export const table = defineBlock({
  type: "table",
  summary: "Rows of cells, the first row being the heading.",
  surfaces: ["message", "home"],
  fields: {
    block_id: blockId,
    rows: Type.Array(Type.Array(tableCell, { minItems: 1, maxItems: limits.table_cells_max }), {
      minItems: 1,
      maxItems: limits.table_rows_max,
    }),
    column_settings: Type.Optional(
      Type.Array(Type.Union([columnSettings, Type.Null()]), { maxItems: limits.table_cells_max }),
    ),
  },
  textOf: ({ rows }) => textOfRows(rows),
  example: {
    type: "table",
    column_settings: [{ align: "left" }, { align: "right" }],
    rows: [
      [
        { type: "raw_text", text: "City" },
        { type: "raw_text", text: "People" },
      ],
      [
        { type: "raw_text", text: "Lagos" },
        { type: "raw_number", value: 16_000_000, text: "16 M" },
      ],
    ],
  },
});

export type Table = Static<typeof table.schema>;
