import type { RichTextPreformatted } from "../containers/preformatted.ts";
import { plainText } from "../plainText.ts";
import { collectLine } from "../runs.ts";
import type { Of } from "./parseSegment.ts";
import { writeLine } from "./writeLine.ts";

/** Beyond this a cell is not padded: one long cell would make every line of its column as long. */
const widthMax = 40;

/** Rich text has no tables, so one is set in columns of letters of one width. */
export function writeTable(table: Of<"table">, border: number): RichTextPreformatted {
  const rows = table.children.map((row) => row.children.map((cell) => textOf(cell)));
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.min(widthMax, Math.max(widths[at] ?? 3, cell.length));
  }
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(" | ")
      .trimEnd(),
  );
  const [head = "", ...body] = lines;
  const text = [head, widths.map((width) => "-".repeat(width)).join("-|-"), ...body].join("\n");
  return { type: "rich_text_preformatted", elements: [{ type: "text", text }], border };
}

function textOf(cell: Of<"table">["children"][number]["children"][number]): string {
  const line = collectLine();
  writeLine(cell.children, 0, line);
  const elements = line
    .end()
    .map((element) =>
      element.type === "link" && element.text ? { ...element, text: `${element.text} (${element.url})` } : element,
    );
  return plainText({ type: "rich_text", elements: [{ type: "rich_text_section", elements }] });
}
