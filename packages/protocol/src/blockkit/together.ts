import { countCharacters } from "../characters.ts";
import { limits } from "../limits.ts";
import type { AnyElement, Tell } from "./define.ts";

/** The rules that hold for all blocks of a message or view together; it is shown one block after the other. */
export class Together {
  readonly #blockIds = new Set<string>();
  readonly #seen = new Set<string>();
  #markdownChars = 0;
  #hasFocus = false;

  takeBlock(block: { readonly type: string; readonly block_id?: string; readonly text?: unknown }, tell: Tell): void {
    const { type, block_id: id } = block;
    // The id of a markdown block means nothing, and is not kept.
    if (type === "markdown") return this.#takeMarkdown(block.text, tell);
    if (id !== undefined && this.#blockIds.has(id)) tell(`\`block_id\` "${id}" already exists`, "block_id");
    if (id !== undefined) this.#blockIds.add(id);
    if ((type === "table" || type === "plan") && this.#seen.has(type)) tell(`too many ${type} blocks`, "type");
    const other = { plan: "task_card", task_card: "plan" }[type];
    if (other !== undefined && this.#seen.has(other)) tell(`${type} and ${other} cannot stand side by side`, "type");
    this.#seen.add(type);
  }

  takeElement(element: AnyElement & { readonly focus_on_load?: boolean }, tell: Tell): void {
    if (element.focus_on_load !== true) return;
    if (this.#hasFocus) tell("only one element may have `focus_on_load`", "focus_on_load");
    this.#hasFocus = true;
  }

  #takeMarkdown(text: unknown, tell: Tell): void {
    if (typeof text !== "string") return;
    this.#markdownChars += countCharacters(text);
    const max = limits.markdown_chars_max;
    if (this.#markdownChars > max) tell(`must be less than ${max + 1} characters in all markdown blocks`, "text");
  }
}
