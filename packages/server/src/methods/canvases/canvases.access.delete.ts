import { refuse } from "@platform/protocol";
import { removeCanvasAccess } from "../../domain/canvases/removeCanvasAccess.ts";
import { canvasAccessErrors, canvasParam, targetParams } from "../canvasParams.ts";
import { defineMethod } from "../define.ts";

export const canvasesAccessDelete = defineMethod({
  name: "canvases.access.delete",
  summary: "Removes the access of people or channels to a canvas.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["canvases:write"],
  rate: 3,
  params: { canvas_id: canvasParam, ...targetParams },
  result: {},
  errors: {
    ...canvasAccessErrors,
    restricted_action:
      "The caller may only read the canvas; or it is about the owner, a channel that shows the canvas as a tab, or people who have it through a channel, whom `failed_to_update_user_ids` names.",
  },
  examples: [{ title: "A person leaves", params: { canvas_id: "F0123456789", user_ids: ["U0123456789"] } }],
  notes: "People who have the canvas through a channel keep it until the channel loses it.",
  async handler(ctx, { canvas_id, user_ids = [], channel_ids = [] }) {
    if (user_ids.length > 0 === channel_ids.length > 0) return refuse("invalid_parameters");
    return ctx.write(removeCanvasAccess, { canvasId: canvas_id, userIds: user_ids, channelIds: channel_ids });
  },
});
