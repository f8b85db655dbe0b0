import { refuse } from "@platform/protocol";
import { setCanvasAccess } from "../../domain/canvases/setCanvasAccess.ts";
import { canvasAccessErrors, canvasParam, targetParams } from "../canvasParams.ts";
import { defineMethod } from "../define.ts";
import { choice } from "../params.ts";

export const canvasesAccessSet = defineMethod({
  name: "canvases.access.set",
  summary: "Gives people or channels access to a canvas.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["canvases:write"],
  rate: 3,
  params: {
    canvas_id: canvasParam,
    access_level: choice({ describe: "What they may do.", of: ["read", "write", "owner"] }),
    ...targetParams,
  },
  result: {},
  errors: {
    ...canvasAccessErrors,
    restricted_action:
      "The caller may only read the canvas, or gives ownership without being the owner, or the change is about the owner; or administrators do not allow the canvas in this channel, or it is archived.",
    failed_to_update_user_ids:
      "Some people are unknown, or have the canvas through a channel; `failed_to_update_user_ids` names them. Nothing changed.",
  },
  examples: [
    {
      title: "Share with a colleague",
      params: { canvas_id: "F0123456789", access_level: "write", user_ids: ["U0123456789"] },
    },
  ],
  notes:
    "The owner passes the canvas on by giving `owner` to one person, and keeps `write`. A person's access is the highest of their own and that of their channels.",
  async handler(ctx, { canvas_id, access_level: level, user_ids = [], channel_ids = [] }) {
    if (user_ids.length > 0 === channel_ids.length > 0) return refuse("invalid_parameters");
    if (level === "owner" && channel_ids.length > 0)
      return refuse("invalid_arguments", "a channel cannot own a canvas");
    if (level === "owner" && user_ids.length > 1) return refuse("invalid_parameters", "a canvas has one owner");
    return ctx.write(setCanvasAccess, { canvasId: canvas_id, userIds: user_ids, channelIds: channel_ids, level });
  },
});
