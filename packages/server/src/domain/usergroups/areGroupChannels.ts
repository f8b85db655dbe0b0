import { findReadableChannel } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";

/** Whether the caller sees all of these channels, and all are channels that people can join. */
export async function areGroupChannels(ctx: ReadContext, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) {
    const channel = await findReadableChannel(ctx, id);
    if (channel?.kind !== "public" && channel?.kind !== "private") return false;
  }
  return true;
}
