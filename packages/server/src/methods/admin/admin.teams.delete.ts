import { deleteTeam } from "../../domain/teams/deleteTeam.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminTeamsDelete = defineMethod({
  name: "admin.teams.delete",
  summary: "Deletes a workspace. All access ends, and it cannot be undone through the API.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 1,
  params: { team_id: teamParam },
  result: {},
  errors: { ...governErrors, not_an_owner: "Only owners of the workspace or of its org delete it." },
  examples: [{ title: "Close a workspace", params: { team_id: "T0123456789" } }],
  notes: "Bot tokens of the workspace then answer `account_inactive`, all others `token_revoked`.",
  handler: (ctx, params) => ctx.write(deleteTeam, { teamId: params.team_id }),
});
