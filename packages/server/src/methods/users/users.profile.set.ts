import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listFieldValues } from "../../domain/profiles/listFieldValues.ts";
import { setProfile } from "../../domain/users/setProfile.ts";
import { presentFieldValues } from "../../present/profileFields.ts";
import { presentProfile, userProfileSchema } from "../../present/user.ts";
import { defineMethod } from "../define.ts";
import { decodeJson, Fault, id, optional, type Param, text } from "../params.ts";

/** A profile as clients send it: an object, or its JSON text. The method reports faults inside. */
const profileParam: Param<Readonly<Record<string, unknown>>, "invalid_profile"> = {
  schema: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.String()]),
  required: true,
  describe: "What to set: an object, or its JSON text. Fields that are not named stay as they are.",
  otherwise: "invalid_profile",
  fallback: undefined,
  isJson: true,
  decode(raw) {
    const value = decodeJson(raw);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return new Fault("must provide an object");
    return value as Record<string, unknown>;
  },
};

export const usersProfileSet = defineMethod({
  name: "users.profile.set",
  summary: "Changes a person's profile: names, title, status.",
  http: "POST",
  tokens: ["user"],
  scopes: ["users.profile:write"],
  rate: 3,
  params: {
    profile: optional(profileParam),
    name: optional(text({ describe: "One field to set; only without `profile`." })),
    value: optional(text({ describe: "What to set it to; empty when left out." })),
    user: optional(
      id({
        object: "user",
        describe: "Whose profile; only for admins of the workspace.",
        otherwise: "user_not_found",
      }),
    ),
  },
  result: { profile: userProfileSchema, username: Type.String() },
  errors: {
    invalid_profile: "Neither `profile` nor `name` is given, or a field has a value that it cannot have.",
    reserved_name: "A name is `slackbot`, in whatever case.",
    too_long: "A name, title or status has too many characters.",
    permission_denied: "Only admins change one of the custom fields, or an identity provider decides about a field.",
    user_not_found: "`user` is unknown, or in another workspace.",
    not_admin: "`user` is another person, and the caller is not an admin of the workspace.",
    cannot_update_admin_user: "`user` is another admin of the workspace.",
  },
  notes:
    "Fields: `real_name` or `first_name` and `last_name`, `display_name`, `title`, `phone`, `pronouns`, `status_text`, `status_emoji`, `status_expiration` in seconds since 1970, 0 for none, and `fields`: the custom fields of `team.profile.get` as `{id: {value, alt}}`. An empty value removes one. Dates are `YYYY-MM-DD`, people their ids separated by commas, `alt` is the text of a link.",
  examples: [{ title: "A status", params: { profile: { status_text: "On a train", status_emoji: ":train:" } } }],
  async handler(ctx, params) {
    const fields = params.profile ?? (params.name === undefined ? undefined : { [params.name]: params.value ?? "" });
    if (!fields) return refuse("invalid_profile");
    const set = await ctx.write(setProfile, { userId: params.user, fields });
    if (!set.ok) return set;
    const withEmail = ctx.caller.scopes.includes("users:read.email");
    const profile = presentProfile(set.user, { nowMs: ctx.nowMs, baseUrl: ctx.baseUrl, withEmail });
    const custom = presentFieldValues(await listFieldValues(ctx, set.user));
    return succeed({ profile: { ...profile, fields: custom }, username: set.user.name });
  },
});
