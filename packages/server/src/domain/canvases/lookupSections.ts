import { type Outcome, succeed } from "@platform/protocol";
import { canvasSections } from "@platform/protocol/canvas/index.ts";
import { accessCanvas } from "../access/accessCanvas.ts";
import type { ReadContext } from "../context.ts";
import { readContent } from "./canvasContent.ts";

export type SectionType = "h1" | "h2" | "h3" | "any_header";

export interface SectionCriteria {
  readonly types: readonly SectionType[];
  /** Compared without regard to case. */
  readonly text: string | undefined;
}

/** The sections that fit all criteria, in the order of the document. */
export async function lookupSections(
  ctx: ReadContext,
  canvasId: string,
  { types, text }: SectionCriteria,
): Promise<Outcome<{ ids: string[] }, "canvas_not_found" | "canvas_deleted">> {
  const seen = await accessCanvas(ctx, canvasId);
  if (!seen.ok) return seen;
  const wanted = text?.toLowerCase();
  const found = canvasSections(readContent(seen.canvas).blocks).filter((section) => {
    const isTyped =
      types.length === 0 ||
      (section.level !== undefined && types.some((type) => type === "any_header" || type === `h${section.level}`));
    return isTyped && (wanted === undefined || section.text.toLowerCase().includes(wanted));
  });
  return succeed({ ids: found.map(({ id }) => id) });
}
