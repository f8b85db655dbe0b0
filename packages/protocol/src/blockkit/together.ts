import { countCharacters } from "../characters.ts";
import { limits } from "../limits.ts";
import { countCellCharacters, type DataCell } from "./cells.ts";
import type { AnyElement, Tell } from "./define.ts";

/** Blocks that share one limit of characters for the cells of all of them. */
const cellCharsMax: Readonly<Record<string, number>> = {
  table: limits.table_chars_max,
  data_table: limits.data_table_chars_max,
};
/** Blocks that may occur a few times only. */
const countMax: Readonly<Record<string, number>> = { plan: 1, data_visualization: limits.charts_max };

interface AnyBlock {
  readonly type: string;
  readonly block_id?: string;
  readonly text?: unknown;
  readonly rows?: unknown;
}

/** The rules that hold for all blocks of a message or view together; it is shown one block after the other. */
export class Together {
  readonly #blockIds = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #cellChars = new Map<string, number>();
  #markdownChars = 0;
  #hasFocus = false;

  takeBlock(block: AnyBlock, tell: Tell): void {
    const { type, block_id: id } = block;
    // The id of a markdown block means nothing, and is not kept.
    if (type === "markdown") return this.#takeMarkdown(block.text, tell);
    if (id !== undefined && this.#blockIds.has(id)) tell(`\`block_id\` "${id}" already exists`, "block_id");
    if (id !== undefined) this.#blockIds.add(id);
    this.#takeCells(block, tell);
    const count = (this.#counts.get(type) ?? 0) + 1;
    this.#counts.set(type, count);
    if (count > (countMax[type] ?? Number.POSITIVE_INFINITY)) tell(`too many ${type} blocks`, "type");
    const other = { plan: "task_card", task_card: "plan" }[type];
    if (other !== undefined && this.#counts.has(other)) tell(`${type} and ${other} cannot stand side by side`, "type");
  }

  takeElement(element: AnyElement & { readonly focus_on_load?: boolean }, tell: Tell): void {
    if (element.focus_on_load !== true) return;
    if (this.#hasFocus) tell("only one element may have `focus_on_load`", "focus_on_load");
    this.#hasFocus = true;
  }

  #takeCells({ type, rows }: AnyBlock, tell: Tell): void {
    const max = cellCharsMax[type];
    if (max === undefined) return;
    const chars = (this.#cellChars.get(type) ?? 0) + countCellCharacters(rows as readonly (readonly DataCell[])[]);
    this.#cellChars.set(type, chars);
    if (chars > max) tell(`must be less than ${max + 1} characters in all ${type} blocks`, "rows");
  }

  #takeMarkdown(text: unknown, tell: Tell): void {
    if (typeof text !== "string") return;
    this.#markdownChars += countCharacters(text);
    const max = limits.markdown_chars_max;
    if (this.#markdownChars > max) tell(`must be less than ${max + 1} characters in all markdown blocks`, "text");
  }
}
