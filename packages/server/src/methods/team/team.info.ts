import { succeed } from "@platform/protocol";
import { accessTeam } from "../../domain/access/accessTeam.ts";
import { presentTeam, teamSchema } from "../../present/team.ts";
import { defineMethod } from "../define.ts";
import { id, optional, text } from "../params.ts";

export const teamInfo = defineMethod({
  name: "team.info",
  summary: "Describes a workspace.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["team:read"],
  rate: 3,
  params: {
    team: optional(
      id({ object: "team", describe: "The workspace; the token's own when left out.", otherwise: "team_not_found" }),
    ),
    domain: optional(text({ describe: "The workspace by its domain instead." })),
  },
  result: { team: teamSchema },
  errors: { team_not_found: "No such workspace, or one outside the caller's org." },
  examples: [{ title: "The token's own workspace", params: {} }],
  async handler(ctx, params) {
    const found = await accessTeam(ctx, { id: params.team, domain: params.domain });
    if (!found.ok) return found;
    return succeed({ team: presentTeam(found.team, found.org, ctx.baseUrl) });
  },
});
