import { setCollection } from "../../domain/analytics/setCollection.ts";
import { defineMethod } from "../define.ts";
import { flag, optional } from "../params.ts";

export const adminAnalyticsSetCollection = defineMethod({
  name: "admin.analytics.setCollection",
  summary: "Says which analytics the caller's org has.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    messages: optional(flag({ describe: "Whether it is recorded what people do with messages." })),
    members: optional(flag({ describe: "Whether anybody is told what a person did on a day." })),
  },
  result: {},
  errors: {
    not_an_enterprise: "The caller's workspace belongs to no org.",
    restricted_action: "The caller is no owner of the org.",
  },
  examples: [{ title: "Nothing about messages", params: { messages: false } }],
  notes:
    "A method of this server's own. Both are on to begin with. While `messages` is off, views, clicks, shares and reactions are not recorded, `admin.analytics.messages.metadata` answers `admin_analytics_disabled`, and `admin.analytics.messages.activity` tells only what was recorded before. While `members` is off, `admin.analytics.getFile` answers `member_analytics_disabled` to whoever asks for members.",
  handler: (ctx, params) => ctx.write(setCollection, params),
});
