import { checkBlocks } from "./checkBlocks.ts";
import type { Surface } from "./define.ts";
import { type BlockFault, Faults } from "./fault.ts";

/**
 * All that is wrong with blocks, in the words and with the pointers that clients of this field know; nothing when they
 * are fine. It never throws and never changes what it is given.
 *
 * @example
 * validateBlocks([{ type: "divider" }], "message") // []
 * validateBlocks([{ type: "hr" }], "message") // [{ message: "unsupported type: hr", pointer: "/blocks/0/type" }]
 */
export function validateBlocks(blocks: unknown, surface: Surface): BlockFault[] {
  const faults = new Faults("/blocks");
  checkBlocks(blocks, surface, faults);
  return faults.found;
}
