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

/** Every element of blocks, with the block that contains it. */
export function placedElements(blocks: readonly AnyBlock[]): PlacedElement[] {
  return blocks.flatMap((block) => {
    const { accessory, element, elements } = block as {
      accessory?: AnyElement;
      element?: AnyElement;
      elements?: AnyElement[];
    };
    const inside = block.type === "rich_text" || block.type === "context" ? [] : (elements ?? []);
    return [accessory, element, ...inside].flatMap((one) =>
      one?.action_id === undefined ? [] : { block, element: one },
    );
  });
}

/** What is entered is kept under this; an element of another type asks another question, although its names are the same. */
export function keyOf(block: AnyBlock, element: AnyElement): string {
  return `${block.block_id ?? ""}\n${element.action_id ?? ""}\n${element.type}`;
}
