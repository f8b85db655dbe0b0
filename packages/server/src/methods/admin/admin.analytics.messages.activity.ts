import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readActivity } from "../../domain/analytics/readActivity.ts";
import { messageActivitySchema, presentActivity } from "../../present/messageActivity.ts";
import { pageSchema } from "../../present/page.ts";
import { analyticsCursor, analyzedChannel, boundParam } from "../analyticsParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted } from "../params.ts";

const days = limits.message_activity_window_s / 86_400;

export const adminAnalyticsMessagesActivity = defineMethod({
  name: "admin.analytics.messages.activity",
  summary: "Counts how many people saw, shared, clicked and reacted to each message of a channel.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.analytics:read"],
  rate: 2,
  params: {
    channel: analyzedChannel,
    oldest_ts: boundParam(`The oldest message to include; ${days} days before \`latest_ts\` by default.`),
    latest_ts: boundParam(
      `The newest message to include; ${days} days after \`oldest_ts\` by default, or now if neither is given.`,
    ),
    cursor: analyticsCursor,
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.message_activity_page_max }),
      limits.message_activity_page_default,
    ),
  },
  result: { message_activities: Type.Array(messageActivitySchema), response_metadata: pageSchema },
  errors: {
    channel_not_found: "`channel` is not a channel of the org. Direct messages do not count.",
    not_an_enterprise: "The caller's workspace belongs to no org.",
    restricted_action:
      "The caller is neither an owner nor an admin of the org, or the channel belongs to another org that shares it.",
    restricted_plan_level: "The plan of the org has no analytics of what people do.",
  },
  examples: [{ title: "The last week", params: { channel: "C0123456789" } }],
  notes:
    "For owners and admins of the org, members of the channel or not. Messages come oldest first, including replies and messages without activity; both bounds are part of the range. Every number counts distinct people: a view when a client showed the message (`client.activity.record`) or the person marked the channel as read beyond it in a third-party client, a share when a person posted its address, a click when a person followed a link or opened a file in it, a reaction when a person added one, even if it was removed later. Apps are not counted. People count under the department and the workspace that they belonged to at the time; those of other orgs under their workspace only. A person who uses two kinds of client counts in both and once overall; views without a client count overall only. A cursor that is forged, expired or from another listing returns `invalid_arguments`.",
  async handler(ctx, params) {
    const { channel, oldest_ts: oldest, latest_ts: latest, cursor, limit } = params;
    const page = await readActivity(ctx, { channelId: channel, oldest, latest, cursor, limit });
    if (!page.ok) return page;
    return succeed({
      message_activities: page.messages.map((message) => presentActivity(channel, message)),
      response_metadata: { next_cursor: page.next },
    });
  },
});
