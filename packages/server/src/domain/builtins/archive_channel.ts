import { archiveChannel as archive } from "../channels/archiveChannel.ts";
import { type Builtin, done } from "./builtin.ts";

export const archiveChannel: Builtin = async (ctx, inputs) => {
  const channelId = inputs.text("channel_id");
  const archived = await archive.within(ctx, { channelId });
  return archived.ok || archived.error === "already_archived" ? done({ channel_id: channelId }) : archived;
};
