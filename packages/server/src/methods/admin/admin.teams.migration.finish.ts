import { finishMove } from "../../domain/teams/finishMove.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminTeamsMigrationFinish = defineMethod({
  name: "admin.teams.migration.finish",
  summary: "Finishes the move of a workspace into the caller's org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: id({ object: "team", describe: "The workspace that was taken in.", otherwise: "team_not_found" }),
  },
  result: {},
  errors: {
    team_not_found: "No workspace with this id is moving into the caller's org.",
    not_an_admin: "The caller is not an admin of that org.",
    migration_not_settled: "`admin.teams.migration.settle` comes first.",
  },
  examples: [{ title: "Open it again", params: { team_id: "T0123456789" } }],
  notes: "Tokens of the workspace work again; they carry the org's id from now on.",
  handler: (ctx, params) => ctx.write(finishMove, { teamId: params.team_id }),
});
