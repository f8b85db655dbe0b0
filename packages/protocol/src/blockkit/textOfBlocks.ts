import { type Block, blockKinds } from "../blocks/index.ts";
import { walkBlocks } from "./walkBlocks.ts";

/**
 * What a notification or a search reads of valid blocks: their texts, one line or more for each.
 *
 * @example
 * textOfBlocks([{ type: "header", text: { type: "plain_text", text: "Hello" } }]) // "Hello"
 */
export function textOfBlocks(blocks: readonly Block[]): string {
  return [...walkBlocks<Block>(blocks)]
    .map(({ block }) => blockKinds.get(block.type)?.textOf(block) ?? "")
    .filter((text) => text !== "")
    .join("\n");
}
