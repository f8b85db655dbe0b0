import type { Block } from "../blocks/index.ts";
import { elementKinds } from "../elements/index.ts";
import type { Keywords } from "./compileCheck.ts";
import type { AnyElement, ChangeElement } from "./define.ts";
import { elementsOf, mapBlocks, mapElements, walkBlocks } from "./walkBlocks.ts";

/**
 * Valid blocks with every `block_id` and `action_id` that was left out, also of blocks inside others; `newId` gives a
 * short text. What it is given stays as it is, except that `markdown` blocks have no id.
 *
 * @example
 * completeBlocks([{ type: "divider" }], () => "b1") // [{ type: "divider", block_id: "b1" }]
 */
export function completeBlocks(blocks: readonly Block[], newId: () => string): Block[] {
  const blockIds = new Set([...walkBlocks<Block>(blocks)].map(({ block }) => block.block_id));
  return mapBlocks(blocks, (block) => {
    if (block.type === "markdown") return withoutId(block);
    const named = block.block_id === undefined ? { ...block, block_id: fresh(blockIds, newId) } : block;
    const elements = elementsOf(named);
    if (elements.every(([element]) => !isNameless(element))) return named;
    const actionIds = new Set(elements.map(([element]) => element.action_id));
    const change: ChangeElement = (element) =>
      isNameless(element) ? { ...element, action_id: fresh(actionIds, newId) } : element;
    return mapElements(named, change);
  });
}

function withoutId({ block_id: _ignored, ...block }: Extract<Block, { type: "markdown" }>): Block {
  return block;
}

/** Pictures cannot be acted on, so they have no such field. */
function isNameless(element: AnyElement): boolean {
  const schema: Keywords | undefined = elementKinds.get(element.type)?.schema;
  return element.action_id === undefined && "action_id" in (schema?.properties ?? {});
}

/** An id that is still free here: the app could not distinguish two elements with the same id. */
function fresh(taken: Set<string | undefined>, newId: () => string): string {
  let id = newId();
  for (let suffix = 2; taken.has(id); suffix++) id = `${newId()}${suffix}`;
  taken.add(id);
  return id;
}
