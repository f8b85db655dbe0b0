import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { isAdmin } from "../../domain/caller.ts";
import { listEnterprises } from "../../domain/users/listEnterprises.ts";
import { listUsers } from "../../domain/users/listUsers.ts";
import { pageSchema } from "../../present/page.ts";
import { seconds } from "../../present/timestamp.ts";
import { presentUser, userSchema } from "../../present/user.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, flag, optional, text } from "../params.ts";

export const usersList = defineMethod({
  name: "users.list",
  summary: "Lists the people and bots of the workspace, including deactivated ones.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["users:read"],
  rate: 2,
  params: {
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_max,
    ),
    include_locale: defaulted(flag({ describe: "Whether to include each person's locale." }), false),
  },
  result: {
    members: Type.Array(userSchema),
    cache_ts: Type.Integer(),
    response_metadata: pageSchema,
  },
  errors: { invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." },
  examples: [{ title: "The first page", params: { limit: 100 } }],
  async handler(ctx, params) {
    const page = await listUsers(ctx, params);
    if (!page.ok) return page;
    const view = {
      nowMs: ctx.nowMs,
      baseUrl: ctx.baseUrl,
      withEmail: ctx.caller.scopes.includes("users:read.email"),
      withLocale: params.include_locale,
      reader: { userId: ctx.caller.userId, isAdmin: isAdmin(ctx.caller) },
    };
    const enterprises = await listEnterprises(ctx, page.users);
    return succeed({
      members: page.users.map((user) => presentUser(user, { ...view, enterprise: enterprises.get(user.id) })),
      cache_ts: seconds(ctx.nowMs),
      response_metadata: { next_cursor: page.next },
    });
  },
});
