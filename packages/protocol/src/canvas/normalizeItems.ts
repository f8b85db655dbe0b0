import type { CanvasBlock, ItemStyle } from "./canvasBlock.ts";

/**
 * Puts each item where the items before it allow: one step below them at most, and never a bullet below a number. An edit
 * may have deleted or moved the item that one was nested in.
 */
export function normalizeItems(blocks: readonly CanvasBlock[]): CanvasBlock[] {
  const open: ItemStyle[] = [];
  return blocks.map((block) => {
    if (block.type !== "item") {
      open.length = 0;
      return block;
    }
    let indent = Math.min(block.indent, open.length);
    while (indent > 0 && open[indent - 1] === "ordered" && block.style !== "ordered") indent -= 1;
    open.length = indent;
    open.push(block.style);
    return indent === block.indent ? block : { ...block, indent };
  });
}
