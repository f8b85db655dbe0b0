import { type Outcome, refuse, refuseCanvas, succeed } from "@platform/protocol";
import { lockCanvas, updateCanvas } from "../../storage/queries/canvases.ts";
import { updateFile } from "../../storage/queries/files.ts";
import { accessCanvasToWrite } from "../access/accessCanvas.ts";
import type { FileRow } from "../access/accessFile.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { applyChange, type BodyChange } from "./applyChange.ts";
import {
  type CanvasDetails,
  isTooLarge,
  nameOfTitle,
  numberSections,
  printContent,
  readContent,
  withPreview,
} from "./canvasContent.ts";
import { emitFileChange } from "./emitFileChange.ts";
import { noteCanvas } from "./noteCanvas.ts";

export type CanvasChange = BodyChange | { readonly operation: "rename"; readonly title: string };

export type EditCode = "canvas_not_found" | "restricted_action" | "canvas_editing_failed";

/** Changes a canvas: one section, the whole body, or the title. Edits of one moment take turns, and each finds what the other left. */
export const editCanvas = defineOperation(
  import.meta,
  async (
    ctx,
    { canvasId, change }: { readonly canvasId: string; readonly change: CanvasChange },
  ): Promise<Outcome<object, EditCode>> => {
    // Before anything is read, so that the edit sees what the one before it wrote. A refusal undoes it.
    const row = await lockCanvas(ctx.db, canvasId);
    const seen = await accessCanvasToWrite(ctx, canvasId);
    if (!seen.ok) return seen;
    if (!row) return refuse("canvas_not_found");
    const { file } = seen;
    if (change.operation === "rename") {
      await updateFile(ctx.db, file.id, {
        title: change.title,
        name: nameOfTitle(change.title),
        ...editedNow(ctx, file),
      });
      await noteCanvas(ctx, { ...file, title: change.title }, "canvas_edited", { operation: change.operation });
      await emitFileChange(ctx, file);
      return succeed({});
    }
    const before = readContent(row);
    const applied = applyChange(before.blocks, change);
    if (!applied.ok) return refuseCanvas("canvas_editing_failed", applied.detail);
    const after = numberSections(file.id, applied.blocks, before.nextSection);
    const json = JSON.stringify(after.blocks);
    if (isTooLarge(json)) return refuseCanvas("canvas_editing_failed", "The canvas would be too large");
    await updateCanvas(ctx.db, file.id, { content: json, format: "blocks", next_section: after.nextSection });
    const markdown = printContent(after);
    const edited = editedNow(ctx, file);
    await updateFile(ctx.db, file.id, {
      ...edited,
      size: Buffer.byteLength(markdown),
      details: JSON.stringify(withPreview(JSON.parse(edited.details) as CanvasDetails, markdown)),
    });
    await noteCanvas(ctx, file, "canvas_edited", { operation: change.operation });
    await emitFileChange(ctx, file);
    return succeed({});
  },
);

/** The last editor is the last of the list. */
function editedNow({ caller, nowMs }: WriteContext, file: FileRow) {
  const details = JSON.parse(file.details) as CanvasDetails;
  const editors = [...(details.editors ?? []).filter((id) => id !== caller.userId), caller.userId];
  return { updated_ms: nowMs, details: JSON.stringify({ ...details, editors }) };
}
