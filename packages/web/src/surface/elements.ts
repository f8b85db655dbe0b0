import { elementsOf, walkBlocks } from "@platform/protocol/blockkit/walkBlocks.ts";

/** Something in a block that a person can act on, as its app sent it. */
export interface AnyElement {
  readonly type: string;
  readonly action_id?: string;
  readonly [field: string]: unknown;
}

export interface AnyBlock {
  readonly type: string;
  readonly block_id?: string;
  readonly [field: string]: unknown;
}

export interface PlacedElement {
  readonly block: AnyBlock;
  readonly element: AnyElement;
}

/** Every element of blocks, with the innermost block that contains it. */
export function placedElements(blocks: readonly AnyBlock[]): PlacedElement[] {
  return [...walkBlocks<AnyBlock>(blocks)].flatMap(({ block }) =>
    elementsOf(block).flatMap(([element]) => (element.action_id === undefined ? [] : { block, element })),
  );
}

/** What is entered is kept under this; an element of another type asks another question, although its names are the same. */
export function keyOf(block: AnyBlock, element: AnyElement): string {
  return `${block.block_id ?? ""}\n${element.action_id ?? ""}\n${element.type}`;
}
