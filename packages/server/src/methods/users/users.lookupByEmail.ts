import { succeed } from "@platform/protocol";
import { accessUserByEmail } from "../../domain/access/accessUserByEmail.ts";
import { isAdmin } from "../../domain/caller.ts";
import { listEnterprises } from "../../domain/users/listEnterprises.ts";
import { presentUser, userSchema } from "../../present/user.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const usersLookupByEmail = defineMethod({
  name: "users.lookupByEmail",
  summary: "Finds a person by email address.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["users:read.email"],
  rate: 3,
  params: { email: text({ describe: "The address, however it is capitalized.", otherwise: "users_not_found" }) },
  result: { user: userSchema },
  errors: { users_not_found: "Nobody who is active in the workspace has this address." },
  examples: [{ title: "By address", params: { email: "alice@example.com" } }],
  async handler(ctx, params) {
    const found = await accessUserByEmail(ctx, params.email);
    if (!found.ok) return found;
    const { nowMs, baseUrl } = ctx;
    const enterprise = (await listEnterprises(ctx, [found.user])).get(found.user.id);
    const reader = { userId: ctx.caller.userId, isAdmin: isAdmin(ctx.caller) };
    return succeed({
      user: presentUser(found.user, { nowMs, baseUrl, withEmail: true, withLocale: false, reader, enterprise }),
    });
  },
});
