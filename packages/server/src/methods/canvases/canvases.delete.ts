import { deleteCanvas } from "../../domain/canvases/deleteCanvas.ts";
import { canvasParam } from "../canvasParams.ts";
import { defineMethod } from "../define.ts";

export const canvasesDelete = defineMethod({
  name: "canvases.delete",
  summary: "Deletes a canvas for everyone.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["canvases:write"],
  rate: 3,
  params: { canvas_id: canvasParam },
  result: {},
  errors: {
    canvas_not_found: "`canvas_id` is missing, unknown or deleted, or the caller cannot see the canvas.",
    restricted_action: "The canvas belongs to another person, and the caller is not an admin of the workspace.",
  },
  examples: [{ title: "Delete it", params: { canvas_id: "F0123456789" } }],
  notes: "Its content cannot be restored. A single section is deleted with `canvases.edit`.",
  handler: (ctx, params) => ctx.write(deleteCanvas, { canvasId: params.canvas_id }),
});
