import { succeed } from "@platform/protocol";
import { accessOwnTeam } from "../../domain/access/accessOwnTeam.ts";
import { readProfileFields } from "../../domain/profiles/profileFields.ts";
import { presentTeamProfile, teamProfileSchema, visibilities } from "../../present/profileFields.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted } from "../params.ts";

export const teamProfileGet = defineMethod({
  name: "team.profile.get",
  summary: "Lists the custom profile fields of the workspace.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["users.profile:read"],
  rate: 3,
  params: {
    visibility: defaulted(
      choice({ describe: "All fields, only those that profiles show, or only hidden ones.", of: visibilities }),
      "all",
    ),
  },
  result: { profile: teamProfileSchema },
  errors: {},
  notes:
    "Admins define the fields with `admin.teams.settings.setProfileFields`. People set theirs with `users.profile.set`, and `users.profile.get` returns them in `fields`.",
  examples: [{ title: "Fields that profiles show", params: { visibility: "visible" } }],
  async handler(ctx, { visibility }) {
    const { team } = await accessOwnTeam(ctx);
    return succeed({ profile: presentTeamProfile(readProfileFields(team), { teamId: team.id, visibility }) });
  },
});
