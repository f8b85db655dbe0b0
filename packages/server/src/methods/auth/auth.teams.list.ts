import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import type { TeamRow } from "../../domain/access/accessTeam.ts";
import { listGrantedTeams } from "../../domain/teams/listGrantedTeams.ts";
import { pageSchema } from "../../present/page.ts";
import { presentTeamIcon, teamIconSchema } from "../../present/picture.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, flag, optional, text } from "../params.ts";

export const authTeamsList = defineMethod({
  name: "auth.teams.list",
  summary: "Lists the workspaces that a token is valid for.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 2,
  orgWide: "anywhere",
  params: {
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
    include_icon: defaulted(flag({ describe: "Whether to include each workspace's icon." }), false),
  },
  result: {
    teams: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        icon: Type.Optional(teamIconSchema),
      }),
    ),
    response_metadata: pageSchema,
  },
  errors: { invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." },
  examples: [{ title: "Where am I?", params: { include_icon: true } }],
  async handler(ctx, params) {
    const listed = await listGrantedTeams(ctx, params);
    if (!listed.ok) return listed;
    const iconOf = (team: TeamRow) => (params.include_icon ? { icon: presentTeamIcon(team, ctx.baseUrl) } : {});
    return succeed({
      teams: listed.teams.map((team) => ({ id: team.id, name: team.name, ...iconOf(team) })),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
