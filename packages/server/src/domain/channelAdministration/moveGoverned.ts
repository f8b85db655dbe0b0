import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectGroupsOfChannel } from "../../storage/queries/channelGroups.ts";
import { lockChannel, selectChannel, selectChannelNameTaken, updateChannel } from "../../storage/queries/channels.ts";
import { deleteChannelTeam, insertChannelTeam } from "../../storage/queries/sharing.ts";
import { selectTeam, selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import { deleteWebhooksInto } from "../../storage/queries/incomingWebhooks.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import { type ChannelRow, emitToViewers, eventTs } from "../channels/channelEvents.ts";
import { describeNew } from "../channels/insertNewChannel.ts";
import { unshareChannel } from "../connections/shareChannel.ts";
import { readSharing } from "../connections/sharing.ts";
import { defineOperation, type ReadContext, type WriteContext } from "../context.ts";
import { reindexChannel } from "../search/reindexChannel.ts";

export type MoveGovernedCode =
  | AdministerCode
  | "target_team_not_found"
  | "already_in_target_team"
  | "is_idp_managed"
  | "name_taken";

export interface MoveGoverned {
  readonly channelId: string;
  readonly targetTeamId: string;
}

/** A workspace of the caller's org, which the caller administers as a whole. */
export async function accessTargetTeam(
  ctx: ReadContext,
  targetTeamId: string,
): Promise<Outcome<{ target: TeamRow }, "restricted_action" | "target_team_not_found">> {
  const { db, caller } = ctx;
  if (!(await mayAdministerOrg(ctx))) return refuse("restricted_action");
  const target = await selectTeam(db, targetTeamId);
  const isOwn = target !== undefined && target.deleted_ms === null && target.org_id === caller.orgId;
  return isOwn ? succeed({ target }) : refuse("target_team_not_found");
}

/** A channel that the caller may move. The general channel, org-wide and externally shared ones stay where they are. */
export async function accessMovable(
  ctx: ReadContext,
  { channelId, targetTeamId }: MoveGoverned,
): Promise<Outcome<{ channel: ChannelRow; home: TeamRow; target: TeamRow }, MoveGovernedCode>> {
  const aimed = await accessTargetTeam(ctx, targetTeamId);
  if (!aimed.ok) return aimed;
  const governed = await administerChannel(ctx, channelId);
  if (!governed.ok) return governed;
  const { channel, team: home } = governed;
  const { target } = aimed;
  if (home.org_id !== target.org_id) return refuse("target_team_not_found");
  if (home.id === target.id) return refuse("already_in_target_team");
  if (channel.is_general || (await isShared(ctx, channel, home))) return refuse("channel_type_not_supported");
  if ((await selectGroupsOfChannel(ctx.db, channel.key)).length > 0) return refuse("is_idp_managed");
  if (await selectChannelNameTaken(ctx.db, target.id, channel.name ?? "")) return refuse("name_taken");
  return succeed({ channel, home, target });
}

async function isShared({ db }: ReadContext, channel: ChannelRow, home: TeamRow): Promise<boolean> {
  const sharing = readSharing(channel);
  if (!sharing || home.org_id === null) return false;
  const ofOrg = await selectTeamsOfOrg(db, home.org_id);
  return sharing.isExternal || ofOrg.every(({ id }) => id === home.id || sharing.teamIds.includes(id));
}

/** Makes another workspace of the org the home of a channel. People who have no membership there leave the channel. */
export const moveGoverned = defineOperation(
  import.meta,
  async (ctx, input: MoveGoverned): Promise<Outcome<object, MoveGovernedCode>> => {
    const found = await accessMovable(ctx, input);
    if (!found.ok) return found;
    const { channel, home, target } = found;
    await lockChannel(ctx.db, channel.key);
    await deleteChannelTeam(ctx.db, channel.key, target.id);
    await updateChannel(ctx.db, channel.id, { team_id: target.id, updated_ms: ctx.nowMs });
    // For a moment the old home shares the channel, so that leaving it is the same as for any workspace that shares one.
    const asGuest = { channel_key: channel.key, team_id: home.id, since_ms: ctx.nowMs, is_limited: 0 };
    await insertChannelTeam(ctx.db, asGuest);
    await unshareChannel(ctx, { ...channel, team_id: target.id }, target, home.id);
    await deleteWebhooksInto(ctx.db, channel.id);
    await reindexChannel(ctx, channel.key);
    await emitMoved(ctx, channel);
    return succeed({});
  },
);

/** A public channel ends in the old workspace and appears in the new one. Members of a private one receive what happens in it. */
async function emitMoved(ctx: WriteContext, before: ChannelRow): Promise<void> {
  const moved = await selectChannel(ctx.db, before.id);
  if (before.kind !== "public" || !moved) return;
  const { userId: user } = ctx.caller;
  const over = { channel: before.id, user, is_moved: 1, event_ts: eventTs(ctx) };
  await emitToViewers(ctx, before, "channel_archive", over);
  const channel = describeNew(moved, moved.name ?? "");
  await emitToViewers(ctx, moved, "channel_created", { channel, event_ts: eventTs(ctx) });
}
