import { limits, succeed } from "@platform/protocol";
import { teamUrl } from "@platform/protocol/permalink.ts";
import { Type } from "typebox";
import { discoverabilities } from "../../domain/teams/discoverability.ts";
import { listOrgTeams } from "../../domain/teams/listOrgTeams.ts";
import { pageSchema } from "../../present/page.ts";
import { governOrgErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminTeamsList = defineMethod({
  name: "admin.teams.list",
  summary: "Lists the workspaces of the caller's org.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 3,
  params: {
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max, otherwise: "invalid_limit" }),
      limits.page_default,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: {
    teams: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        discoverability: Type.Enum([...discoverabilities]),
        primary_owner: Type.Optional(Type.Object({ user_id: Type.String(), email: Type.String() })),
        team_url: Type.String(),
      }),
      { description: "By id." },
    ),
    response_metadata: pageSchema,
  },
  errors: {
    ...governOrgErrors,
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
    invalid_limit: "`limit` is not an integer.",
  },
  examples: [{ title: "All workspaces", params: {} }],
  async handler(ctx, params) {
    const listed = await listOrgTeams(ctx, params);
    if (!listed.ok) return listed;
    return succeed({
      teams: listed.teams.map(({ team, owner }) => ({
        id: team.id,
        name: team.name,
        discoverability: team.discoverability,
        ...(owner ? { primary_owner: { user_id: owner.userId, email: owner.email ?? "" } } : {}),
        team_url: teamUrl(ctx.baseUrl, team.domain),
      })),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
