import { type Outcome, succeed } from "@platform/protocol";
import { type CanvasBlock, normalizeItems, printCanvas } from "@platform/protocol/canvas/index.ts";
import { lockCanvas } from "../../storage/queries/canvases.ts";
import { accessCanvasToWrite } from "../access/accessCanvas.ts";
import { defineOperation } from "../context.ts";
import { mergeSections } from "./mergeSections.ts";
import { readContent } from "./canvasContent.ts";
import { type EditCode, editCanvas } from "./editCanvas.ts";

interface Replacement {
  readonly canvasId: string;
  readonly blocks: readonly CanvasBlock[];
}

/** Gives a canvas another content. Sections that stay as they are keep their ids; tells how many others there are. */
export const replaceContent = defineOperation(
  import.meta,
  async (ctx, { canvasId, blocks }: Replacement): Promise<Outcome<{ changed: number }, EditCode>> => {
    const row = await lockCanvas(ctx.db, canvasId);
    const before = row ? readContent(row).blocks : [];
    const merged = mergeSections(before, normalizeItems(blocks), (block) => printCanvas([block]));
    const change = { operation: "replace", blocks: merged.blocks } as const;
    if (merged.changed === 0) {
      // Checks the access, which a call that changes nothing needs as well.
      const checked = await accessCanvasToWrite(ctx, canvasId);
      return checked.ok ? succeed({ changed: 0 }) : checked;
    }
    const edited = await editCanvas.within(ctx, { canvasId, change });
    return edited.ok ? succeed({ changed: merged.changed }) : edited;
  },
);
