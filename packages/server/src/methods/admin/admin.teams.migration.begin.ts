import { beginMove } from "../../domain/teams/beginMove.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminTeamsMigrationBegin = defineMethod({
  name: "admin.teams.migration.begin",
  summary: "Starts moving a workspace into an org. Until the move is finished or cancelled, the workspace is closed.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: id({ object: "team", describe: "The caller's own workspace.", otherwise: "team_not_found" }),
    enterprise_id: id({ object: "org", describe: "The org that it moves into.", otherwise: "enterprise_not_found" }),
  },
  result: {},
  errors: {
    team_not_found: "`team_id` is missing, or is not the caller's own workspace.",
    not_an_owner: "Only owners of the workspace move it.",
    enterprise_not_found: "No org has this id.",
    already_in_org: "The workspace belongs to an org already.",
  },
  examples: [{ title: "Join an org", params: { team_id: "T0123456789", enterprise_id: "E0123456789" } }],
  notes:
    "All calls for the workspace then answer `org_login_required`: its people will sign in through the org. Next, an admin of the org calls `admin.teams.migration.settle`.",
  handler: (ctx, params) => ctx.write(beginMove, { teamId: params.team_id, orgId: params.enterprise_id }),
});
