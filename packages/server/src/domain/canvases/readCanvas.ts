import { type Outcome, succeed } from "@platform/protocol";
import { type CanvasBlock, printCanvas } from "@platform/protocol/canvas/index.ts";
import { accessCanvas } from "../access/accessCanvas.ts";
import { mayWrite } from "../access/canvasAccess.ts";
import type { ReadContext } from "../context.ts";
import { readContent } from "./canvasContent.ts";

export interface ReadSection {
  readonly block: CanvasBlock;
  /** The section alone: what replaces it is written the same way. */
  readonly markdown: string;
}

export interface ReadCanvas {
  readonly title: string;
  readonly canWrite: boolean;
  readonly sections: readonly ReadSection[];
}

/** A canvas as people read and edit it: its sections in order, each as a block and as Markdown. */
export async function readCanvas(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ canvas: ReadCanvas }, "canvas_not_found" | "canvas_deleted">> {
  const seen = await accessCanvas(ctx, id);
  if (!seen.ok) return seen;
  const { blocks } = readContent(seen.canvas);
  const sections = blocks.map((block) => ({ block, markdown: printCanvas([block]) }));
  return succeed({ canvas: { title: seen.file.title, canWrite: mayWrite(seen.level), sections } });
}
