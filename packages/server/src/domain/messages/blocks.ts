import { isLongerThan, limits, type Outcome, refuse, refuseBlocks, succeed } from "@platform/protocol";
import type { Block, BlockFault } from "@platform/protocol/blockkit/index.ts";
import { systemIds } from "../../ports/ports.ts";
import type { ReadContext } from "../context.ts";
import { checkCalls } from "../calls/checkCalls.ts";
import { checkSlackFiles } from "./checkSlackFiles.ts";

export type BlocksCode = "invalid_blocks" | "msg_blocks_too_long";

/** Loaded with the first blocks that come: a server that only passes text on need not know them. */
const loadBlockKit = () => import("@platform/protocol/blockkit/index.ts");

const generatedIdChars = 6;
const newId = (): string => systemIds.unguessable().slice(0, generatedIdChars);

/** What the pointers of the block library begin with. */
const root = "/blocks";

/** The same fault, in blocks that the caller gave at another place than `blocks`. */
export function movedTo(pointer: string, fault: BlockFault): BlockFault {
  return { ...fault, pointer: pointer + fault.pointer.slice(root.length) };
}

/** Blocks with every id that was left out, and the text that stands for them where they cannot be shown. */
export async function readBlocks(
  /** Of the author. */
  ctx: ReadContext,
  given: readonly unknown[],
  /** Where the caller gave them. */
  pointer = root,
): Promise<Outcome<{ blocks: readonly Block[]; text: string }, BlocksCode>> {
  const { completeBlocks, textOfBlocks } = await loadBlockKit();
  const faults = await checkBlocks(ctx, given);
  if (faults.length > 0) return refuseBlocks(faults.map((fault) => movedTo(pointer, fault)));
  const blocks = given as readonly Block[];
  const text = textOfBlocks(blocks);
  // Data tables have a limit of their own, which is larger.
  const limited = textOfBlocks(blocks.filter(({ type }) => type !== "data_table"));
  if (isLongerThan(limited, limits.message_blocks_chars_max)) {
    const message = `no more than ${limits.message_blocks_chars_max} characters in all blocks`;
    return refuse("msg_blocks_too_long", `${message} [json-pointer:${pointer}]`);
  }
  return succeed({ blocks: completeBlocks(blocks, newId), text });
}

/** The same inside of something else, which tells the faults in its own way. */
export async function readNestedBlocks(
  ctx: ReadContext,
  given: unknown,
): Promise<{ readonly faults: readonly BlockFault[] } | { readonly blocks: readonly Block[]; readonly text: string }> {
  const { completeBlocks, textOfBlocks } = await loadBlockKit();
  const faults = await checkBlocks(ctx, given);
  if (faults.length > 0) return { faults };
  const blocks = given as readonly Block[];
  return { blocks: completeBlocks(blocks, newId), text: textOfBlocks(blocks) };
}

async function checkBlocks(ctx: ReadContext, given: unknown): Promise<readonly BlockFault[]> {
  const { validateBlocks } = await loadBlockKit();
  const faults = validateBlocks(given, "message");
  if (faults.length > 0) return faults;
  return [...(await checkSlackFiles(ctx, given, root)), ...(await checkCalls(ctx, given as readonly Block[], root))];
}
