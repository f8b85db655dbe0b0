import { type Outcome, refuse } from "@platform/protocol";
import { selectChannelCanvas } from "../../storage/queries/canvases.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { addCanvas } from "./addCanvas.ts";
import type { CreateCode } from "./createCanvas.ts";
import type { CanvasInput } from "./createCanvas.ts";
import { findCanvasChannel } from "./findCanvasChannel.ts";

/** Creates the canvas of a conversation, which everyone in it can edit. A conversation has one at most. */
export const createChannelCanvas = defineOperation(
  import.meta,
  async (
    ctx,
    { title, blocks, channelId = "" }: CanvasInput,
  ): Promise<Outcome<{ canvasId: string }, CreateCode | "channel_canvas_already_exists">> => {
    const found = await findCanvasChannel(ctx, channelId);
    if (!found.ok) return found;
    if (isGuest(ctx.caller)) return refuse("restricted_action");
    const { channel } = found;
    await lockChannel(ctx.db, channel.key);
    if ((await selectChannelCanvas(ctx.db, channel.key)) !== undefined) return refuse("channel_canvas_already_exists");
    return addCanvas(ctx, { title, blocks, channel, isChannelCanvas: true });
  },
);
