import { limits, refuse } from "@platform/protocol";
import { setTeamName } from "../../domain/teams/setTeamName.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const adminTeamsSettingsSetName = defineMethod({
  name: "admin.teams.settings.setName",
  summary: "Renames a workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 3,
  params: {
    team_id: teamParam,
    name: text({ describe: "The new name.", maxLength: limits.team_name_chars_max, otherwise: "failed_to_set_name" }),
  },
  result: {},
  errors: {
    ...governErrors,
    failed_to_set_name: "`name` is empty or too long.",
  },
  examples: [{ title: "A new name", params: { team_id: "T0123456789", name: "Acme International" } }],
  notes: "Apps and clients of the workspace receive `team_rename`. The domain stays the same.",
  handler: async (ctx, { team_id: teamId, name: given }) => {
    const name = given.trim();
    return name === "" ? refuse("failed_to_set_name") : ctx.write(setTeamName, { teamId, name });
  },
});
