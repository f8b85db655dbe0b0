import { type Block, blockKinds } from "../blocks/index.ts";
import { elementKinds } from "../elements/index.ts";
import type { Keywords } from "./compileCheck.ts";
import type { AnyElement, ChangeElement } from "./define.ts";

/**
 * Valid blocks with every `block_id` and `action_id` that was left out; `newId` gives a short text. What it is given
 * stays as it is.
 *
 * @example
 * completeBlocks([{ type: "divider" }], () => "b1") // [{ type: "divider", block_id: "b1" }]
 */
export function completeBlocks(blocks: readonly Block[], newId: () => string): Block[] {
  const blockIds = new Set(blocks.map((block) => block.block_id));
  return blocks.map((block) => {
    const kind = blockKinds.get(block.type);
    const named = block.block_id === undefined ? { ...block, block_id: fresh(blockIds, newId) } : block;
    const elements = kind?.elementsOf(named) ?? [];
    if (kind === undefined || elements.every(([element]) => !isNameless(element))) return named;
    const actionIds = new Set(elements.map(([element]) => element.action_id));
    const change: ChangeElement = (element) =>
      isNameless(element) ? { ...element, action_id: fresh(actionIds, newId) } : element;
    return kind.mapElements(named, change) as Block;
  });
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
