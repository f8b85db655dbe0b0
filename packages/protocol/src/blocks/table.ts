import { type Static, Type } from "typebox";
import { closed, defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { rich_text } from "./rich_text.ts";

const rawText = closed({ type: Type.Literal("raw_text"), text: Type.String({ minLength: 1 }) });
const rawNumber = closed({
  type: Type.Literal("raw_number"),
  value: Type.Number(),
  text: Type.String({ minLength: 1 }),
});
const cell = Type.Union([rawText, rawNumber, rich_text.schema]);
const columnSettings = closed({
  align: Type.Optional(Type.Enum(["left", "center", "right"])),
  is_wrapped: Type.Optional(Type.Boolean()),
});

export const table = defineBlock({
  type: "table",
  summary: "Rows of cells, the first row being the heading; one in a message.",
  surfaces: ["message"],
  fields: {
    block_id: blockId,
    rows: Type.Array(Type.Array(cell, { minItems: 1, maxItems: limits.table_cells_max }), {
      minItems: 1,
      maxItems: limits.table_rows_max,
    }),
    column_settings: Type.Optional(
      Type.Array(Type.Union([columnSettings, Type.Null()]), { maxItems: limits.table_cells_max }),
    ),
  },
  textOf: ({ rows }) => rows.map((row) => row.map(textOfCell).join("\t")).join("\n"),
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

function textOfCell(part: Static<typeof cell>): string {
  return part.type === "rich_text" ? rich_text.textOf(part) : part.text;
}

export type Table = Static<typeof table.schema>;
