import { createChannel as create } from "../channels/createChannel.ts";
import { inviteUsers } from "../channels/inviteUsers.ts";
import { type Builtin, done } from "./builtin.ts";
import { inTeam } from "./inTeam.ts";

export const createChannel: Builtin = async (stepCtx, inputs) => {
  const team = await inTeam(stepCtx, inputs.optional("team_id"), "create_channel");
  if (!team.ok) return team;
  const { ctx } = team;
  const created = await create.within(ctx, { name: inputs.text("channel_name"), isPrivate: inputs.flag("is_private") });
  if (!created.ok) return created;
  const channelId = created.channel.id;
  const userIds = inputs.list("manager_ids");
  if (userIds.length === 0) return done({ channel_id: channelId });
  const invited = await inviteUsers.within(ctx, { channelId, userIds, force: false });
  return invited.ok ? done({ channel_id: channelId, manager_ids: userIds }) : invited;
};
