import { settleMove } from "../../domain/teams/settleMove.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminTeamsMigrationSettle = defineMethod({
  name: "admin.teams.migration.settle",
  summary: "Accepts a moving workspace into the caller's org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: id({ object: "team", describe: "The workspace that wants in.", otherwise: "team_not_found" }),
  },
  result: {},
  errors: {
    team_not_found: "No workspace with this id is moving into the caller's org.",
    not_an_admin: "The caller is not an admin of that org.",
    migration_already_settled: "That step is done; `admin.teams.migration.finish` is next.",
  },
  examples: [{ title: "Take it in", params: { team_id: "T0123456789" } }],
  notes: "All calls for the workspace then answer `team_added_to_org`, until `admin.teams.migration.finish`.",
  handler: (ctx, params) => ctx.write(settleMove, { teamId: params.team_id }),
});
