import type { Inline } from "../richtext/inline.ts";
import { plainText } from "../richtext/plainText.ts";
import type { CanvasBlock } from "./canvasBlock.ts";

/** A section that can be found: a block, or a cell of a table. */
export interface CanvasSection {
  readonly id: string;
  readonly level: 1 | 2 | 3 | undefined;
  readonly text: string;
}

/** The words of every section, in the order of the document. */
export function canvasSections(blocks: readonly CanvasBlock[]): CanvasSection[] {
  return blocks.flatMap((block): CanvasSection[] => {
    switch (block.type) {
      case "heading":
        return [{ id: block.id, level: block.level, text: wordsOf(block.elements) }];
      case "table":
        return block.rows.flat().map(({ id, elements }) => ({ id, level: undefined, text: wordsOf(elements) }));
      case "code":
        return [{ id: block.id, level: undefined, text: block.text }];
      case "divider":
        return [{ id: block.id, level: undefined, text: "" }];
      case "embed":
        return [{ id: block.id, level: undefined, text: block.alt || block.url }];
      default:
        return [{ id: block.id, level: undefined, text: wordsOf(block.elements) }];
    }
  });
}

function wordsOf(elements: readonly Inline[]): string {
  return plainText({ type: "rich_text", elements: [{ type: "rich_text_section", elements: [...elements] }] });
}

/** The words and mentions of every section. */
export function canvasElements(blocks: readonly CanvasBlock[]): Inline[] {
  return blocks.flatMap((block): readonly Inline[] => {
    if (block.type === "table") return block.rows.flat().flatMap(({ elements }) => elements);
    return "elements" in block ? block.elements : [];
  });
}
