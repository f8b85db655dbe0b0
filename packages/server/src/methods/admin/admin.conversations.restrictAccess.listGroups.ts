import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listChannelGroups } from "../../domain/restrictedChannels/listChannelGroups.ts";
import { channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { optional } from "../params.ts";
import { channelTeamParam, restrictErrors } from "../restrictedChannels.ts";

export const adminConversationsRestrictAccessListGroups = defineMethod({
  name: "admin.conversations.restrictAccess.listGroups",
  summary: "Lists the user groups that a private channel is restricted to.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: { channel_id: channelParam, team_id: optional(channelTeamParam) },
  result: { group_ids: Type.Array(Type.String(), { description: "In the order in which they were added." }) },
  errors: restrictErrors,
  examples: [{ title: "One channel", params: { channel_id: "C0123456789" } }],
  async handler(ctx, params) {
    const found = await listChannelGroups(ctx, { channelId: params.channel_id, teamId: params.team_id });
    return found.ok ? succeed({ group_ids: found.groupIds }) : found;
  },
});
