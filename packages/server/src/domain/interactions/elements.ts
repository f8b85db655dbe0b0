import { elementsOf, walkBlocks } from "@platform/protocol/blockkit/walkBlocks.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Something in a block that a person can act on, as its app sent it. */
export type Element = Fields & { readonly type: string; readonly action_id: string };

export interface PlacedElement {
  readonly block: Fields & { readonly type: string; readonly block_id: string };
  readonly element: Element;
}

/** Every element of blocks that were completed, so each has its ids; its block is the innermost one that holds it. */
export function elementsIn(blocks: readonly unknown[]): PlacedElement[] {
  return [...walkBlocks<PlacedElement["block"]>(blocks)].flatMap(({ block }) =>
    elementsOf(block).flatMap(([element]) =>
      element.action_id === undefined ? [] : [{ block, element: element as Element }],
    ),
  );
}

/** Where an element is looked for; the block may be left out as long as one element only has the name. */
export interface ElementName {
  readonly blockId?: string | undefined;
  readonly actionId: string;
}

export function findElement(placed: readonly PlacedElement[], named: ElementName): PlacedElement | undefined {
  const found = placed.filter(
    ({ block, element }) =>
      element.action_id === named.actionId && (named.blockId === undefined || block.block_id === named.blockId),
  );
  return found.length === 1 ? found[0] : undefined;
}
