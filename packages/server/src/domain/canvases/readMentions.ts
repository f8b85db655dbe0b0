import { limits } from "@platform/protocol";
import { type CanvasBlock, canvasElements } from "@platform/protocol/canvas/index.ts";
import type { Names } from "@platform/protocol/richtext/index.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { accessKnownUser } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";

/** The names of the people and channels that a canvas mentions, as far as the reader may know them. */
export async function readMentions(ctx: ReadContext, blocks: readonly CanvasBlock[]): Promise<Names> {
  const users = new Map<string, string>();
  const channels = new Map<string, string>();
  for (const element of canvasElements(blocks)) {
    if (users.size + channels.size >= limits.canvas_names_max) break;
    if (element.type === "user" && !users.has(element.user_id)) {
      const found = await accessKnownUser(ctx, element.user_id);
      users.set(element.user_id, found.ok ? found.user.display_name || found.user.real_name : element.user_id);
    }
    if (element.type === "channel" && !channels.has(element.channel_id)) {
      const channel = await findReadableChannel(ctx, element.channel_id);
      channels.set(element.channel_id, channel?.name ?? "private channel");
    }
  }
  return { user: (id) => users.get(id), channel: (id) => channels.get(id) };
}
