import { limits } from "@platform/protocol";
import { setDefaultChannels } from "../../domain/teams/setDefaultChannels.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";

export const adminTeamsSettingsSetDefaultChannels = defineMethod({
  name: "admin.teams.settings.setDefaultChannels",
  summary: "Sets the channels that new members of a workspace join.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    channel_ids: list({
      object: "channel",
      describe: "Public channels of the workspace, instead of the earlier ones.",
      max: limits.default_channels_max,
    }),
  },
  result: {},
  errors: {
    ...governErrors,
    one_or_more_invalid_channels: "One of `channel_ids` is not a public channel of the workspace, or is archived.",
  },
  examples: [
    { title: "Two channels", params: { team_id: "T0123456789", channel_ids: ["C0123456789", "C0123456780"] } },
  ],
  notes:
    "The general channel is always one of them. Present members are not moved, and guests join only the channels that they are invited to. A channel that is archived or made private later is left out. An empty list is refused with `invalid_arguments`.",
  handler: (ctx, params) => ctx.write(setDefaultChannels, { teamId: params.team_id, channelIds: params.channel_ids }),
});
