import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateSessionTitle } from "../../storage/queries/agentSessions.ts";
import { lockChannel, selectChannelNameTaken, updateChannel } from "../../storage/queries/channels.ts";
import { channelEntity } from "../audit/entities.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { type ChannelRow, emitToViewers, eventTs } from "./channelEvents.ts";

/** Gives a channel another name, for a caller who may do so. Its old name is remembered. */
export async function changeName(
  ctx: WriteContext,
  channel: ChannelRow,
  name: string,
): Promise<Outcome<object, "name_taken">> {
  if (channel.name === name) return succeed({});
  await lockChannel(ctx.db, channel.key);
  if (await selectChannelNameTaken(ctx.db, channel.team_id, name)) return refuse("name_taken");
  const previous = JSON.parse(channel.previous_names) as string[];
  const names = JSON.stringify([...previous.filter((old) => old !== name), channel.name]);
  await updateChannel(ctx.db, channel.id, { name, previous_names: names, updated_ms: ctx.nowMs });
  // The title of a code channel follows its name. There is no such session in others.
  await updateSessionTitle(ctx.db, channel.key, 0, name);
  const { name: oldName } = channel;
  await noteAction(ctx, {
    action: "channel_renamed",
    entity: channelEntity({ ...channel, name }),
    teamId: channel.team_id,
    details: { previous_name: oldName },
  });
  const text = `has renamed the channel from "${oldName}" to "${name}"`;
  await announceChange(ctx, channel, "name", { user: ctx.caller.userId, text, old_name: oldName, name });
  const type = channel.kind === "public" ? "channel_rename" : "group_rename";
  await emitToViewers(ctx, channel, type, {
    channel: {
      id: channel.id,
      is_channel: channel.kind === "public",
      is_mpim: false,
      name,
      name_normalized: name,
      created: Math.floor(channel.created_ms / 1000),
    },
    event_ts: eventTs(ctx),
  });
  return succeed({});
}
