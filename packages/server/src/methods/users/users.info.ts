import { succeed } from "@platform/protocol";
import { accessKnownUser } from "../../domain/access/accessUser.ts";
import { isAdmin } from "../../domain/caller.ts";
import { listEnterprises } from "../../domain/users/listEnterprises.ts";
import { presentUser, userSchema } from "../../present/user.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id } from "../params.ts";

export const usersInfo = defineMethod({
  name: "users.info",
  summary: "Describes a person or a bot; people outside the org without email address and phone number.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["users:read"],
  rate: 4,
  params: {
    user: id({ object: "user", describe: "Whom to describe.", otherwise: "user_not_found" }),
    include_locale: defaulted(flag({ describe: "Whether to include the person's locale." }), false),
  },
  result: { user: userSchema },
  errors: {
    user_not_found:
      "`user` is missing, unknown, or in another workspace and in no channel that the caller shares with it.",
  },
  examples: [{ title: "One person", params: { user: "U0123456789" } }],
  async handler(ctx, params) {
    const found = await accessKnownUser(ctx, params.user);
    if (!found.ok) return found;
    const user = presentUser(found.user, {
      nowMs: ctx.nowMs,
      baseUrl: ctx.baseUrl,
      withEmail: ctx.caller.scopes.includes("users:read.email"),
      withLocale: params.include_locale,
      isExternal: found.isExternal,
      reader: { userId: ctx.caller.userId, isAdmin: isAdmin(ctx.caller) },
      enterprise: (await listEnterprises(ctx, [found.user])).get(found.user.id),
    });
    return succeed({ user });
  },
});
