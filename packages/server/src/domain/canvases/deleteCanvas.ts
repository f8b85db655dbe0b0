import { type Outcome, refuse } from "@platform/protocol";
import { accessCanvas } from "../access/accessCanvas.ts";
import { defineOperation } from "../context.ts";
import { deleteFile } from "../files/deleteFile.ts";

/** Deletes a canvas for everyone: its owner may, and an admin of the workspace who can see it. */
export const deleteCanvas = defineOperation(
  import.meta,
  async (
    ctx,
    { canvasId }: { readonly canvasId: string },
  ): Promise<Outcome<object, "canvas_not_found" | "restricted_action">> => {
    const seen = await accessCanvas(ctx, canvasId);
    if (!seen.ok) return refuse("canvas_not_found");
    const deleted = await deleteFile.within(ctx, { id: canvasId });
    return deleted.ok
      ? deleted
      : refuse(deleted.error === "cant_delete_file" ? "restricted_action" : "canvas_not_found");
  },
);
