import type { Outcome } from "@platform/protocol";
import type { CanvasBlock } from "@platform/protocol/canvas/index.ts";
import type { EditCode } from "../canvases/editCanvas.ts";
import { replaceContent } from "../canvases/replaceContent.ts";
import { defineOperation } from "../context.ts";
import { type CodeCanvasCode, type CodeCanvasName, readCodeCanvas } from "./readCodeCanvas.ts";

/** Replaces what is in the canvas; sections that stay as they are keep their ids. */
export const writeCodeCanvas = defineOperation(
  import.meta,
  async (
    ctx,
    { blocks, ...named }: CodeCanvasName & { readonly blocks: readonly CanvasBlock[] },
  ): Promise<Outcome<{ changed: number }, CodeCanvasCode | EditCode>> => {
    const found = await readCodeCanvas(ctx, named);
    return found.ok ? replaceContent.within(ctx, { canvasId: named.canvasId, blocks }) : found;
  },
);
