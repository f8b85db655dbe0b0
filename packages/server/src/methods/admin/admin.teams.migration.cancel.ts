import { cancelMove } from "../../domain/teams/cancelMove.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminTeamsMigrationCancel = defineMethod({
  name: "admin.teams.migration.cancel",
  summary: "Cancels the move of a workspace into an org. The workspace stays unchanged.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  whileMoving: true,
  params: {
    team_id: id({ object: "team", describe: "The workspace that is moving.", otherwise: "team_not_found" }),
  },
  result: {},
  errors: {
    team_not_found: "No workspace with this id is moving into the caller's org.",
    not_an_admin: "The caller is not an admin of that org.",
    not_an_owner: "From inside the workspace, only its owners call the move off.",
    migration_not_begun: "The caller's workspace is not moving.",
  },
  examples: [{ title: "Stay apart", params: { team_id: "T0123456789" } }],
  notes: "Open to the owners of the workspace, even while nothing else is, and to the admins of the org.",
  handler: (ctx, params) => ctx.write(cancelMove, { teamId: params.team_id }),
});
