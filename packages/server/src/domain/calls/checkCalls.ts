import type { Block, BlockFault } from "@platform/protocol/blockkit/index.ts";
import { walkBlocks } from "@platform/protocol/blockkit/walkBlocks.ts";
import { accessCall } from "../access/accessCall.ts";
import type { ReadContext } from "../context.ts";

/** The call blocks that name no call of the app which sends them. */
export async function checkCalls(
  ctx: ReadContext,
  blocks: readonly Block[],
  /** The JSON pointer to the blocks. */
  root: string,
): Promise<BlockFault[]> {
  const faults: BlockFault[] = [];
  for (const { block, path } of walkBlocks<Block>(blocks)) {
    if (block.type !== "call" || (await accessCall(ctx, block.call_id)).ok) continue;
    faults.push({ message: "invalid call", pointer: [root, ...path, "call_id"].join("/") });
  }
  return faults;
}
