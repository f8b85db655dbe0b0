import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readMetadata } from "../../domain/analytics/readMetadata.ts";
import { messageStructureSchema, presentStructure } from "../../present/messageStructure.ts";
import { pageSchema } from "../../present/page.ts";
import { analyticsCursor, analyzedChannel, boundParam } from "../analyticsParams.ts";
import { defineMethod } from "../define.ts";

export const adminAnalyticsMessagesMetadata = defineMethod({
  name: "admin.analytics.messages.metadata",
  summary: "Returns metadata of the messages of a channel, without their content.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.analytics:read"],
  rate: { perMinute: 1_200, burst: 2_000 },
  params: {
    channel: analyzedChannel,
    oldest_ts: boundParam("The oldest message to include; the first of the channel by default."),
    latest_ts: boundParam("The newest message to include; now by default."),
    cursor: analyticsCursor,
  },
  result: { messages: Type.Array(messageStructureSchema), response_metadata: pageSchema },
  errors: {
    channel_not_found: "`channel` is not a channel of the org. Direct messages do not count.",
    not_an_enterprise: "The caller's workspace belongs to no org.",
    restricted_plan_level: "The plan of the org has no analytics of messages.",
    different_team_owns_message_metadata_for_channel:
      "The channel is shared with the org by another one, which alone may ask.",
    admin_analytics_disabled: "An owner of the org has switched it off.",
    analytics_unavailable: "There are no messages in that period.",
    access_denied: "The caller is neither an owner nor an admin of the org.",
  },
  examples: [{ title: "All messages of a channel", params: { channel: "C0123456789" } }],
  notes: `For owners and admins of the org, whether they are in the channel or not. Messages come oldest first, replies among them, ${limits.message_metadata_page} on a page; both bounds are part of the range. Go on with the cursor until there is none. \`limit\` is ignored. Deleted messages are left out. A cursor that is forged, too old or of another listing is answered with \`invalid_arguments\`.`,
  async handler(ctx, params) {
    const { channel, oldest_ts: oldest, latest_ts: latest, cursor } = params;
    const page = await readMetadata(ctx, { channelId: channel, oldest, latest, cursor });
    if (!page.ok) return page;
    return succeed({
      messages: page.messages.map(presentStructure),
      response_metadata: { next_cursor: page.next },
    });
  },
});
