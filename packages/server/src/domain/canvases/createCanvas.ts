import { type Outcome, refuse } from "@platform/protocol";
import type { CanvasBlock } from "@platform/protocol/canvas/index.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { addCanvas } from "./addCanvas.ts";
import { findCanvasChannel } from "./findCanvasChannel.ts";

export interface CanvasInput {
  readonly title: string;
  readonly blocks: readonly CanvasBlock[];
  readonly channelId: string | undefined;
}

export type CreateCode = "restricted_action" | "canvas_creation_failed" | "channel_not_found";

/** Creates a canvas, which its creator alone can see until it is shared. With a channel, members can edit it in a tab there. */
export const createCanvas = defineOperation(
  import.meta,
  async (ctx, { title, blocks, channelId }: CanvasInput): Promise<Outcome<{ canvasId: string }, CreateCode>> => {
    if (isGuest(ctx.caller)) return refuse("restricted_action");
    if (channelId === undefined) return addCanvas(ctx, { title, blocks, isChannelCanvas: false });
    const found = await findCanvasChannel(ctx, channelId);
    if (!found.ok) return found;
    return addCanvas(ctx, { title, blocks, channel: found.channel, isChannelCanvas: false });
  },
);
