import { type TObject, Type } from "typebox";
import { checkBlocks } from "./checkBlocks.ts";
import { compileCheck, isObject } from "./compileCheck.ts";
import { type BlockFault, Faults } from "./fault.ts";
import { homeSchema, modalSchema } from "./view.ts";
import { walkBlocks } from "./walkBlocks.ts";

/** Blocks are checked by their own walk, which knows more than their schemas. */
const checkFrame = compileCheck(Type.Union([frameOf(modalSchema), frameOf(homeSchema)]));

function frameOf(schema: TObject): TObject {
  return { ...schema, properties: { ...schema.properties, blocks: Type.Unknown() } };
}

/**
 * All that is wrong with a view for a modal or a home tab; nothing when it is fine.
 *
 * @example
 * validateView({ type: "home", blocks: [] }) // []
 */
export function validateView(view: unknown): BlockFault[] {
  const faults = new Faults("/view");
  checkFrame(view, faults);
  if (isObject(view) && (view["type"] === "modal" || view["type"] === "home")) checkInside(view, view["type"], faults);
  if (faults.found.length > 0) faults.announce("failed to match all allowed schemas", 0);
  return faults.found;
}

function checkInside(view: Readonly<Record<string, unknown>>, surface: "modal" | "home", faults: Faults): void {
  const { blocks } = view;
  if (blocks === undefined) return;
  faults.enter("blocks");
  checkBlocks(blocks, surface, faults);
  faults.leave();
  if (surface === "home" || view["submit"] !== undefined || !Array.isArray(blocks)) return;
  // Without a button to submit it, what is asked for could never be answered.
  const asking = [...walkBlocks(blocks)].find(({ block }) => block["type"] === "input");
  if (asking) faults.tell("must define `submit` to use an `input` block in modals", "blocks", ...asking.path, "input");
}
