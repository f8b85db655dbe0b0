import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectCanvas } from "../../storage/queries/canvases.ts";
import type { CanvasRow } from "../../storage/tables/canvases.ts";
import type { ReadContext } from "../context.ts";
import { accessFile, type FileRow, type SeenShare } from "./accessFile.ts";
import { type CanvasLevel, mayWrite } from "./canvasAccess.ts";

export type { CanvasRow } from "../../storage/tables/canvases.ts";
export type { CanvasLevel } from "./canvasAccess.ts";

export interface SeenCanvas {
  readonly file: FileRow;
  readonly canvas: CanvasRow;
  readonly level: CanvasLevel;
  readonly shares: readonly SeenShare[];
}

/** The only access check for a canvas. Files of another kind answer like missing ones. */
export async function accessCanvas(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<SeenCanvas, "canvas_not_found" | "canvas_deleted">> {
  const seen = await accessFile(ctx, id);
  if (!seen.ok) return refuse(seen.error === "file_deleted" ? "canvas_deleted" : "canvas_not_found");
  const canvas = seen.level === undefined ? undefined : await selectCanvas(ctx.db, id);
  if (seen.level === undefined || !canvas) return refuse("canvas_not_found");
  return succeed({ file: seen.file, canvas, level: seen.level, shares: seen.shares });
}

/** For callers who may change it; a deleted one answers like a missing one, because nothing can be changed there. */
export async function accessCanvasToWrite(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<SeenCanvas, "canvas_not_found" | "restricted_action">> {
  const seen = await accessCanvas(ctx, id);
  if (!seen.ok) return refuse("canvas_not_found");
  return mayWrite(seen.level) ? seen : refuse("restricted_action");
}
