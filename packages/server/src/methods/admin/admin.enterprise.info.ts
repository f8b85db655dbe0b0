import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { connectPolicyOf } from "../../domain/policies/connectPolicy.ts";
import { orgPlans } from "../../domain/policies/plans.ts";
import { readOrgSettings } from "../../domain/teams/readOrgSettings.ts";
import { defineMethod } from "../define.ts";

const teamSchema = { id: Type.String(), name: Type.String(), domain: Type.String() };

export const adminEnterpriseInfo = defineMethod({
  name: "admin.enterprise.info",
  summary: "Returns the settings of the caller's org, with its workspaces and apps.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 3,
  params: {},
  result: {
    enterprise: Type.Object({ id: Type.String(), name: Type.String(), domain: Type.String() }),
    settings: Type.Object({
      plan: Type.Enum([...orgPlans]),
      message_analytics: Type.Boolean({ description: "Whether it is recorded what people do with messages." }),
      member_analytics: Type.Boolean({ description: "Whether daily member analytics are available." }),
      connect_policy: Type.Record(Type.String(), Type.Boolean(), {
        description: "What organizations that channels are shared with may see and do.",
      }),
    }),
    teams: Type.Array(Type.Object(teamSchema), { description: "Its workspaces." }),
    arriving: Type.Array(
      Type.Object({
        ...teamSchema,
        step: Type.Enum(["begun", "settled"], { description: "Which step of the move was the last." }),
      }),
      { description: "Workspaces that are moving into it." },
    ),
    apps: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        team_ids: Type.Array(Type.String(), { description: "The workspaces that it may work in." }),
      }),
      { description: "Apps that are installed for all of it." },
    ),
  },
  errors: {
    not_an_enterprise: "The caller's workspace belongs to no org.",
    restricted_action: "The caller does not run the org.",
  },
  examples: [{ title: "What is set", params: {} }],
  notes: "A method of this server's own.",
  async handler(ctx) {
    const found = await readOrgSettings(ctx);
    if (!found.ok) return found;
    const { org, teams, arriving, apps } = found.settings;
    return succeed({
      enterprise: { id: org.id, name: org.name, domain: org.domain },
      settings: {
        plan: orgPlans.find((plan) => plan === org.plan) ?? "enterprise",
        message_analytics: org.message_analytics_off === 0,
        member_analytics: org.member_analytics_off === 0,
        connect_policy: connectPolicyOf(org.connect_blocked),
      },
      teams: teams.map(({ id, name, domain }) => ({ id, name, domain })),
      arriving: arriving.map(({ id, name, domain, move }) => ({ id, name, domain, step: move ?? "begun" })),
      apps: apps.map(({ id, name, teamIds }) => ({ id, name, team_ids: [...teamIds] })),
    });
  },
});
