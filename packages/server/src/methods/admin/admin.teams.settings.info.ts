import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { connectPolicyOf } from "../../domain/policies/connectPolicy.ts";
import { teamPlans } from "../../domain/policies/plans.ts";
import { readTeamSettings } from "../../domain/teams/readTeamSettings.ts";
import { presentTeam, teamSchema } from "../../present/team.ts";
import { discoverabilities } from "../../domain/teams/discoverability.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminTeamsSettingsInfo = defineMethod({
  name: "admin.teams.settings.info",
  summary: "Returns the settings of a workspace.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 3,
  params: { team_id: teamParam },
  result: {
    team: Type.Object({
      ...teamSchema.properties,
      default_channels: Type.Array(Type.String(), { description: "The channels that new members join." }),
    }),
    settings: Type.Object({
      description: Type.String(),
      discoverability: Type.Enum([...discoverabilities]),
      app_approval_required: Type.Boolean(),
      invite_approval_required: Type.Boolean({
        description: "Whether invitations of members wait for an administrator.",
      }),
      two_factor_required: Type.Boolean(),
      public_files_allowed: Type.Boolean({ description: "Whether files may have public links." }),
      link_previews_allowed: Type.Boolean({ description: "Whether links in messages get previews." }),
      message_key_suspended: Type.Boolean(),
      plan: Type.Enum([...teamPlans]),
      messages_per_month: Type.Optional(Type.Integer({ description: "Any number without it." })),
      messages_this_month: Type.Optional(Type.Integer({ description: "While they are counted." })),
      who_can_post: Type.Optional(Type.String({ description: "Everybody without it." })),
      connect_policy: Type.Record(Type.String(), Type.Boolean(), {
        description: "What organizations that channels are shared with may see and do; what the org blocks is off.",
      }),
      network_policy: Type.Optional(
        Type.Object({
          networks: Type.Array(Type.String()),
          methods: Type.Optional(Type.Array(Type.String(), { description: "All methods without it." })),
        }),
      ),
    }),
  },
  errors: governErrors,
  examples: [{ title: "What is set", params: { team_id: "T0123456789" } }],
  async handler(ctx, params) {
    const found = await readTeamSettings(ctx, params.team_id);
    if (!found.ok) return found;
    const { team, org, networkPolicy, posted } = found.settings;
    const default_channels = found.settings.defaultChannels.slice();
    const policy = networkPolicy && {
      networks: networkPolicy.networks.split(","),
      ...(networkPolicy.methods ? { methods: networkPolicy.methods.slice() } : {}),
    };
    return succeed({
      team: { ...presentTeam(team, org, ctx.baseUrl), default_channels },
      settings: {
        description: team.description,
        discoverability: team.discoverability,
        app_approval_required: team.apps_need_approval === 1,
        invite_approval_required: team.invites_need_approval === 1,
        two_factor_required: team.two_factor_required === 1,
        public_files_allowed: team.public_files_off === 0,
        link_previews_allowed: team.link_previews_off === 0,
        message_key_suspended: team.key_suspended_ms !== null,
        plan: team.plan,
        connect_policy: connectPolicyOf(team.connect_blocked, org?.connect_blocked),
        ...(posted === undefined || team.message_quota === null
          ? {}
          : { messages_per_month: team.message_quota, messages_this_month: posted }),
        ...(team.who_can_post === null ? {} : { who_can_post: team.who_can_post }),
        ...(policy ? { network_policy: policy } : {}),
      },
    });
  },
});
