import { succeed } from "@platform/protocol";
import { teamUrl } from "@platform/protocol/permalink.ts";
import { Type } from "typebox";
import { discoverabilities } from "../../domain/teams/discoverability.ts";
import { listJoinableTeams } from "../../domain/teams/listJoinableTeams.ts";
import { presentTeamIcon, teamIconSchema } from "../../present/picture.ts";
import { defineMethod } from "../define.ts";

export const clientTeamsList = defineMethod({
  name: "client.teams.list",
  summary: "Lists the workspaces of the org that the caller could join.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {},
  result: {
    teams: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        description: Type.String(),
        url: Type.String(),
        icon: teamIconSchema,
        discoverability: Type.Enum([...discoverabilities]),
      }),
    ),
  },
  errors: {},
  examples: [{ title: "Where could I go?", params: {} }],
  notes:
    "A method of this server's own, for clients. `client.teams.join` joins the `open` ones; administrators add people to the others. Unlisted workspaces are left out, and guests see none.",
  async handler(ctx) {
    const teams = await listJoinableTeams(ctx);
    return succeed({
      teams: teams.map((team) => ({
        id: team.id,
        name: team.name,
        description: team.description,
        url: teamUrl(ctx.baseUrl, team.domain),
        icon: presentTeamIcon(team, ctx.baseUrl),
        discoverability: team.discoverability,
      })),
    });
  },
});
