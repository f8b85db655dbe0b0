import { blockKinds } from "../blocks/index.ts";
import { elementKinds } from "../elements/index.ts";
import { limits } from "../limits.ts";
import { isObject, shorten } from "./compileCheck.ts";
import type { BlockKind, Placed, Surface, Tell } from "./define.ts";
import type { Faults } from "./fault.ts";
import { Together } from "./together.ts";
import { elementsOf, walkBlock } from "./walkBlocks.ts";

/** Tells what is wrong with a list of blocks; the collector stands at the list. */
export function checkBlocks(blocks: unknown, surface: Surface, faults: Faults): void {
  if (!Array.isArray(blocks)) return faults.tell("must provide an array");
  const max = surface === "message" ? limits.message_blocks_max : limits.view_blocks_max;
  if (blocks.length > max) return faults.tell(`no more than ${max} items allowed`);
  const together = new Together();
  for (let at = 0; at < blocks.length && !faults.isFull; at++) {
    faults.enter(at);
    checkBlock(blocks[at], surface, faults, together);
    faults.leave();
  }
}

function checkBlock(block: unknown, surface: Surface, faults: Faults, together: Together): void {
  if (!isObject(block)) return faults.tell("must provide an object");
  const type = block["type"];
  if (type === undefined) return faults.tell("missing required field: type");
  if (typeof type !== "string") return faults.tell("must provide a string", "type");
  const kind = blockKinds.get(type);
  if (!kind?.surfaces.includes(surface)) return faults.tell(`unsupported type: ${shorten(type)}`, "type");
  const before = faults.found.length;
  kind.check(block, faults);
  // The rules trust the schema, so they wait until it has nothing to say.
  if (faults.found.length > before) return;
  for (const { block: one, path } of walkBlock(block as TypedBlock)) {
    const tell: Tell = (message, ...below) => faults.tell(message, ...path, ...below);
    checkRules(one, { surface, tell, together });
  }
}

type TypedBlock = { readonly type: string };

/** The schema of the outer block has accepted the blocks inside it, but not for every surface. */
function checkRules(block: TypedBlock, walk: Walk): void {
  const kind = blockKinds.get(block.type);
  if (!kind?.surfaces.includes(walk.surface)) return walk.tell(`unsupported type: ${block.type}`, "type");
  kind.rules(block, walk.tell);
  walk.together.takeBlock(block, walk.tell);
  checkElements(kind, block, walk);
}

interface Walk {
  readonly surface: Surface;
  readonly tell: Tell;
  readonly together: Together;
}

function checkElements(kind: BlockKind, block: TypedBlock, walk: Walk): void {
  const actionIds = new Set<string>();
  for (const [element, ...below] of elementsOf(block)) {
    const tell: Tell = (message, ...further) => walk.tell(message, ...below, ...further);
    checkElement(kind, element, { ...walk, tell });
    const id = element.action_id;
    if (id !== undefined && actionIds.has(id)) tell(`\`action_id\` "${id}" already exists`, "action_id");
    if (id !== undefined) actionIds.add(id);
  }
}

function checkElement(blockKind: BlockKind, element: Placed[0], { surface, tell, together }: Walk): void {
  const kind = elementKinds.get(element.type);
  if (!kind?.surfaces.includes(surface)) return tell(`unsupported type: ${element.type}`, "type");
  kind.rules(element, tell);
  together.takeElement(element, tell);
  const answers = (element as { response_url_enabled?: boolean }).response_url_enabled === true;
  if (answers && (surface !== "modal" || blockKind.name !== "input")) {
    tell("`response_url_enabled` is only allowed in `input` blocks of modals", "response_url_enabled");
  }
}
