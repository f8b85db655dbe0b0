import { setCollection } from "../../domain/analytics/setCollection.ts";
import { defineMethod } from "../define.ts";
import { flag, optional } from "../params.ts";

export const adminAnalyticsSetCollection = defineMethod({
  name: "admin.analytics.setCollection",
  summary: "Turns analytics of the caller's org on or off.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    messages: optional(flag({ describe: "Whether it is recorded what people do with messages." })),
    members: optional(flag({ describe: "Whether daily member analytics are available." })),
  },
  result: {},
  errors: {
    not_an_enterprise: "The caller's workspace belongs to no org.",
    restricted_action: "The caller is not an owner of the org.",
  },
  examples: [{ title: "Nothing about messages", params: { messages: false } }],
  notes:
    "A method of this server's own. Both are on by default. While `messages` is off, views, clicks, shares and reactions are not recorded, `admin.analytics.messages.metadata` answers `admin_analytics_disabled`, and `admin.analytics.messages.activity` returns only what was recorded before. While `members` is off, `admin.analytics.getFile` returns `member_analytics_disabled` for `type` `member`.",
  handler: (ctx, params) => ctx.write(setCollection, params),
});
