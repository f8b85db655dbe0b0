import { setTeamConnect } from "../../domain/policies/setTeamConnect.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { connectNotes, connectParams } from "../connectParams.ts";
import { defineMethod } from "../define.ts";

export const adminTeamsSettingsSetConnectPolicy = defineMethod({
  name: "admin.teams.settings.setConnectPolicy",
  summary: "Sets what of a workspace may be linked in channels shared with other organizations.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { team_id: teamParam, ...connectParams },
  result: {},
  errors: governErrors,
  examples: [{ title: "No files", params: { team_id: "T0123456789", file_links: false } }],
  notes: connectNotes,
  handler: (ctx, { team_id, ...change }) => ctx.write(setTeamConnect, { teamId: team_id, change }),
});
