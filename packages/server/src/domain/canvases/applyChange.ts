import { type CanvasBlock, normalizeItems } from "@platform/protocol/canvas/index.ts";

/** A change of the body; renaming is none. */
export type BodyChange =
  | { readonly operation: "insert_at_start" | "insert_at_end"; readonly blocks: readonly CanvasBlock[] }
  | SectionChange;

type SectionChange =
  | {
      readonly operation: "insert_before" | "insert_after";
      readonly sectionId: string;
      readonly blocks: readonly CanvasBlock[];
    }
  | { readonly operation: "replace"; readonly sectionId?: string | undefined; readonly blocks: readonly CanvasBlock[] }
  | { readonly operation: "delete"; readonly sectionId: string };

export type Applied =
  | { readonly ok: true; readonly blocks: readonly CanvasBlock[] }
  | { readonly ok: false; readonly detail: string };

/** The blocks after a change; new ones have no id yet. All others keep theirs. */
export function applyChange(blocks: readonly CanvasBlock[], change: BodyChange): Applied {
  switch (change.operation) {
    case "insert_at_start":
      return done([...change.blocks, ...blocks]);
    case "insert_at_end":
      return done([...blocks, ...change.blocks]);
    default:
      return applyToSection(blocks, change);
  }
}

function applyToSection(blocks: readonly CanvasBlock[], change: SectionChange): Applied {
  if (change.operation === "replace" && change.sectionId === undefined) return done(change.blocks);
  const { sectionId = "" } = change;
  const at = blocks.findIndex((block) => block.id === sectionId);
  if (at < 0) return applyToCell(blocks, sectionId, change);
  switch (change.operation) {
    case "insert_before":
      return done(blocks.toSpliced(at, 0, ...change.blocks));
    case "insert_after":
      return done(blocks.toSpliced(at + 1, 0, ...change.blocks));
    case "delete":
      return done(blocks.toSpliced(at, 1));
    case "replace": {
      const [only, ...more] = change.blocks;
      const placed = only && more.length === 0 ? [inPlaceOf(blocks[at], { ...only, id: sectionId })] : change.blocks;
      return done(blocks.toSpliced(at, 1, ...placed));
    }
  }
}

/** An item stays as deep as the one that it replaces: Markdown of one item cannot say how deep it is. */
function inPlaceOf(old: CanvasBlock | undefined, block: CanvasBlock): CanvasBlock {
  return old?.type === "item" && block.type === "item" ? { ...block, indent: old.indent } : block;
}

function done(blocks: readonly CanvasBlock[]): Applied {
  return { ok: true, blocks: normalizeItems(blocks) };
}

/** A cell holds one paragraph: it can be replaced and emptied, but nothing can be put beside it. */
function applyToCell(blocks: readonly CanvasBlock[], sectionId: string, change: SectionChange): Applied {
  const isHere = (block: CanvasBlock) =>
    block.type === "table" && block.rows.some((row) => row.some((cell) => cell.id === sectionId));
  const at = blocks.findIndex(isHere);
  const table = blocks[at];
  if (table?.type !== "table") return { ok: false, detail: `Section ${sectionId} was not found` };
  if (change.operation === "insert_before" || change.operation === "insert_after") {
    return { ok: false, detail: `Section ${sectionId} is a cell of a table; replace it` };
  }
  const given = change.operation === "replace" ? change.blocks : [];
  const [only, ...more] = given;
  if (more.length > 0 || (only && only.type !== "paragraph")) {
    return { ok: false, detail: `Section ${sectionId} is a cell of a table, which holds one paragraph` };
  }
  const elements = only?.elements ?? [];
  const rows = table.rows.map((row) => row.map((cell) => (cell.id === sectionId ? { ...cell, elements } : cell)));
  return { ok: true, blocks: blocks.toSpliced(at, 1, { ...table, rows }) };
}
