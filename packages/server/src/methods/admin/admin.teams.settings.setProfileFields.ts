import { limits, succeed } from "@platform/protocol";
import { setProfileFields } from "../../domain/profiles/setProfileFields.ts";
import { presentTeamProfile, teamProfileSchema } from "../../present/profileFields.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { jsonArray } from "../params.ts";

export const adminTeamsSettingsSetProfileFields = defineMethod({
  name: "admin.teams.settings.setProfileFields",
  summary: "Defines the custom profile fields of a workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    fields: jsonArray({
      describe: "All fields, in the order in which profiles show them. Fields that are left out are removed.",
      otherwise: "invalid_fields",
    }),
  },
  result: { profile: teamProfileSchema },
  errors: {
    ...governErrors,
    invalid_fields: `A field is malformed, or there are more than ${limits.profile_fields_max}; the message says which.`,
  },
  notes:
    "A method of this server's own. Each field has a `label` and a `type`: `text`, `long_text`, `date`, `link`, `options_list`, `tags` or `user`. Optional: `hint`, `possible_values` (required for `options_list` and `tags`), `is_hidden`, `is_protected` (only admins change the value), and `section`, the label of the section it belongs to. A field with the `id` of an existing one replaces it, and people keep their values.",
  examples: [
    {
      title: "A start date and an office",
      params: {
        team_id: "T0123456789",
        fields: [
          { label: "Start date", type: "date" },
          { label: "Office", type: "options_list", possible_values: ["Berlin", "Lisbon"] },
        ],
      },
    },
  ],
  async handler(ctx, params) {
    const set = await ctx.write(setProfileFields, { teamId: params.team_id, fields: params.fields });
    if (!set.ok) return set;
    return succeed({ profile: presentTeamProfile(set.fields, { teamId: set.teamId, visibility: "all" }) });
  },
});
