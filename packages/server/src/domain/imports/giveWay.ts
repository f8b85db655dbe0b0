import { cutCharacters, limits } from "@platform/protocol";
import { selectChannelNameTaken, updateChannel } from "../../storage/queries/channels.ts";
import { selectHasPosts, selectImportedIds, selectMemberIds } from "../../storage/queries/imports.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { WriteContext } from "../context.ts";

/** The name, or one with an ending if another channel of the workspace has it. */
export async function freeChannelName(
  ctx: WriteContext,
  teamId: string,
  wanted: string,
  ending: string,
): Promise<string> {
  for (let at = 0; ; at++) {
    const suffix = at === 0 ? "" : at === 1 ? `-${ending}` : `-${ending}-${at}`;
    const name = `${at === 0 ? wanted : cutCharacters(wanted, limits.channel_name_chars_max - suffix.length)}${suffix}`;
    if (!(await selectChannelNameTaken(ctx.db, teamId, name))) return name;
  }
}

/** Whether an imported channel may take the place of a channel: nobody wrote in it, and it was not imported itself. */
export async function mayGiveWay(ctx: WriteContext, channel: ChannelRow): Promise<boolean> {
  if (channel.kind !== "public" && channel.kind !== "private") return false;
  if ((await selectImportedIds(ctx.db, channel.team_id, "channel", [channel.id])).length > 0) return false;
  return !(await selectHasPosts(ctx.db, channel.key));
}

/** Renames and archives a channel, and tells who is in it. */
export async function giveWay(ctx: WriteContext, channel: ChannelRow): Promise<string[]> {
  const { name } = channel;
  const renamed = name === null ? {} : { name: await unusedName(ctx, channel.team_id, name) };
  await updateChannel(ctx.db, channel.id, { ...renamed, is_archived: 1, is_general: 0, updated_ms: ctx.nowMs });
  return selectMemberIds(ctx.db, channel.key);
}

function unusedName(ctx: WriteContext, teamId: string, name: string): Promise<string> {
  return freeChannelName(ctx, teamId, name, "before-import");
}
