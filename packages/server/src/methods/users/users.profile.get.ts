import { succeed } from "@platform/protocol";
import { accessUserOrSlackbot } from "../../domain/access/accessUser.ts";
import { listFieldValues } from "../../domain/profiles/listFieldValues.ts";
import { presentFieldValues } from "../../present/profileFields.ts";
import { presentProfile, userProfileSchema } from "../../present/user.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, optional } from "../params.ts";

export const usersProfileGet = defineMethod({
  name: "users.profile.get",
  summary: "Reads a person's profile and status.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["users.profile:read"],
  rate: 4,
  params: {
    user: optional(
      id({ object: "user", describe: "Whose profile; the caller's own when left out.", otherwise: "user_not_found" }),
    ),
    include_labels: defaulted(flag({ describe: "Whether to include the label of each custom field." }), false),
  },
  result: { profile: userProfileSchema },
  errors: { user_not_found: "`user` is unknown, or in another workspace." },
  examples: [{ title: "One's own", params: {} }],
  async handler(ctx, params) {
    const found = await accessUserOrSlackbot(ctx, params.user ?? ctx.caller.userId);
    if (!found.ok) return found;
    const withEmail = ctx.caller.scopes.includes("users:read.email");
    const profile = presentProfile(found.user, { nowMs: ctx.nowMs, baseUrl: ctx.baseUrl, withEmail });
    const values = await listFieldValues(ctx, found.user);
    return succeed({ profile: { ...profile, fields: presentFieldValues(values, params.include_labels) } });
  },
});
