import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { createTeam } from "../../domain/teams/createTeam.ts";
import { discoverabilities } from "../../domain/teams/discoverability.ts";
import { governOrgErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, text } from "../params.ts";

export const adminTeamsCreate = defineMethod({
  name: "admin.teams.create",
  summary: "Creates a workspace in the caller's org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 1,
  params: {
    team_domain: text({ describe: "Its part of the address: a-z, 0-9 and -.", otherwise: "must_provide_team_domain" }),
    team_name: text({
      describe: "Its name, which no other workspace of the org has.",
      maxLength: limits.team_name_chars_max,
      otherwise: "must_provide_team_name",
    }),
    team_description: defaulted(
      text({ describe: "What it is for.", maxLength: limits.team_description_chars_max }),
      "",
    ),
    team_discoverability: defaulted(
      choice({
        describe: "Who of the org may join.",
        of: discoverabilities,
        otherwise: "discoverability_setting_invalid",
      }),
      "invite_only",
    ),
  },
  result: { team: Type.String({ description: "The id of the workspace." }) },
  errors: {
    ...governOrgErrors,
    must_provide_team_domain: "`team_domain` is missing.",
    must_provide_team_name: "`team_name` is missing or too long.",
    discoverability_setting_invalid: "`team_discoverability` is none of the four settings.",
    bad_url: "`team_domain` is not 1 to 21 of a-z, 0-9 and -, or begins or ends with a hyphen.",
    domain_taken: "Another workspace of the server has the domain.",
    name_taken_in_org: "Another workspace of the org has the name.",
  },
  examples: [{ title: "A workspace", params: { team_domain: "acme-sales", team_name: "Acme Sales" } }],
  notes:
    "The caller becomes its primary owner and the first member of its channels `general` and `random`. Apps that are installed for the org are granted the workspace with `admin.apps.addTeams`.",
  async handler(ctx, params) {
    const created = await ctx.write(createTeam, {
      domain: params.team_domain,
      name: params.team_name,
      description: params.team_description,
      discoverability: params.team_discoverability,
    });
    return created.ok ? succeed({ team: created.teamId }) : created;
  },
});
