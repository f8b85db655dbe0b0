import { limits } from "@platform/protocol";
import { setTeamDescription } from "../../domain/teams/setTeamDescription.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const adminTeamsSettingsSetDescription = defineMethod({
  name: "admin.teams.settings.setDescription",
  summary: "Sets the description of a workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    description: text({
      describe: "What the workspace is for; empty removes it.",
      maxLength: limits.team_description_chars_max,
      otherwise: "failed_to_set_description",
    }),
  },
  result: {},
  errors: {
    ...governErrors,
    failed_to_set_description: "`description` is too long.",
  },
  examples: [{ title: "What it is for", params: { team_id: "T0123456789", description: "Everything about sales" } }],
  notes: "People read it in `client.teams.list` before they join, and administrators in `admin.teams.settings.info`.",
  handler: (ctx, params) => ctx.write(setTeamDescription, { teamId: params.team_id, description: params.description }),
});
