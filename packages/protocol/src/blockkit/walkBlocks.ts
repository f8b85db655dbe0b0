import { limits } from "../limits.ts";
import type { AnyElement, ChangeElement, ElementHolder, Placed } from "./define.ts";

/**
 * The one place that knows which blocks contain blocks, and which contain elements. It imports no schemas, so the client
 * and the hot paths of the server use it as well as the validator does.
 */
const childFields = { carousel: "elements", container: "child_blocks" } as const;

const elementFields: Readonly<Record<ElementHolder, string>> = {
  section: "accessory",
  input: "element",
  actions: "elements",
  context_actions: "elements",
  card: "actions",
};

type Key = string | number;
type Fields = Readonly<Record<string, unknown>>;

export interface WalkedBlock<B extends object = Fields> {
  readonly block: B;
  /** The keys that lead to it from the list, or from the block that was walked. */
  readonly path: readonly Key[];
}

/**
 * Every block of a list, each one before the blocks inside it. Values that are no objects are skipped: imported messages
 * have never been validated.
 *
 * @example
 * [...walkBlocks([{ type: "carousel", elements: [card] }])].map(({ path }) => path) // [[0], [0, "elements", 0]]
 */
export function* walkBlocks<B extends object = Fields>(blocks: readonly unknown[]): Generator<WalkedBlock<B>> {
  for (const [at, block] of blocks.entries()) yield* walk<B>(block, [at], 0);
}

/** A block with an empty path, and the blocks inside it. */
export function walkBlock<B extends object = Fields>(block: B): Generator<WalkedBlock<B>> {
  return walk<B>(block, [], 0);
}

function* walk<B extends object>(block: unknown, path: readonly Key[], depth: number): Generator<WalkedBlock<B>> {
  if (!isFields(block) || depth > limits.json_depth_max) return;
  yield { block: block as unknown as B, path };
  const field = childFieldOf(block);
  const children = field === undefined ? undefined : block[field];
  if (field === undefined || !Array.isArray(children)) return;
  for (const [at, child] of children.entries()) yield* walk<B>(child, [...path, field, at], depth + 1);
}

/** The list with every block replaced, also those inside others. A block is replaced before its own are. */
export function mapBlocks<B extends object>(blocks: readonly B[], change: (block: B) => B, depth = 0): B[] {
  return blocks.map((block) => {
    if (!isFields(block) || depth > limits.json_depth_max) return block;
    const changed = change(block) as B & Fields;
    const field = childFieldOf(changed);
    const children = field === undefined ? undefined : changed[field];
    if (field === undefined || !Array.isArray(children)) return changed;
    return { ...changed, [field]: mapBlocks(children as B[], change, depth + 1) };
  });
}

/** The elements that one block holds itself; those of blocks inside it belong to those blocks. */
export function elementsOf(block: { readonly type?: unknown }): Placed[] {
  const field = elementFieldOf(block);
  const held = field === undefined ? undefined : (block as Fields)[field];
  if (field === undefined || !isFilled(held)) return [];
  if (!Array.isArray(held)) return [[held as AnyElement, field]];
  return held.flatMap((element: unknown, at): Placed[] =>
    isFilled(element) ? [[element as AnyElement, field, at]] : [],
  );
}

/** The block with each of its own elements replaced. */
export function mapElements<B extends { readonly type?: unknown }>(block: B, change: ChangeElement): B {
  const field = elementFieldOf(block);
  const held = field === undefined ? undefined : (block as Fields)[field];
  if (field === undefined || !isFilled(held)) return block;
  const changed = Array.isArray(held) ? held.map((one: AnyElement) => change(one)) : change(held as AnyElement);
  return { ...block, [field]: changed };
}

function childFieldOf({ type }: Fields): string | undefined {
  return typeof type === "string" && Object.hasOwn(childFields, type)
    ? childFields[type as keyof typeof childFields]
    : undefined;
}

function elementFieldOf({ type }: { readonly type?: unknown }): string | undefined {
  return typeof type === "string" && Object.hasOwn(elementFields, type)
    ? elementFields[type as ElementHolder]
    : undefined;
}

function isFilled(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isFields(value: unknown): value is Fields {
  return isFilled(value) && !Array.isArray(value);
}
