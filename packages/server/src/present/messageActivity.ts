import { printTs } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { CountedMessage, MessageActivityPartRow } from "../domain/analytics/readActivity.ts";

const counts = { views: Type.Integer(), reactions: Type.Integer(), shares: Type.Integer(), clicks: Type.Integer() };

/** How many people did what with a message; nobody is named. */
export const messageActivitySchema = Type.Object(
  {
    channel_id: Type.String(),
    timestamp: Type.String(),
    unique_user_reactions_count: Type.Integer(),
    unique_user_shares_count: Type.Integer(),
    unique_user_views_count: Type.Integer(),
    unique_user_clicks_count: Type.Integer(),
    unique_views_client: Type.Object({
      desktop_views_count: Type.Integer(),
      mobile_views_count: Type.Integer(),
      web_views_count: Type.Integer(),
    }),
    unique_stats_by_department: Type.Array(Type.Object({ department: Type.String(), ...counts })),
    unique_stats_by_org: Type.Array(Type.Object({ team_id: Type.String(), ...counts })),
  },
  { title: "MessageActivity" },
);

export function presentActivity(
  channelId: string,
  { counts: counted, parts }: CountedMessage,
): Static<typeof messageActivitySchema> {
  const of = (part: MessageActivityPartRow["part"]) => parts.filter((row) => row.part === part);
  return {
    channel_id: channelId,
    timestamp: printTs(counted.ts),
    unique_user_reactions_count: counted.reactions ?? 0,
    unique_user_shares_count: counted.shares ?? 0,
    unique_user_views_count: counted.views ?? 0,
    unique_user_clicks_count: counted.clicks ?? 0,
    unique_views_client: {
      desktop_views_count: counted.desktop_views ?? 0,
      mobile_views_count: counted.mobile_views ?? 0,
      web_views_count: counted.web_views ?? 0,
    },
    unique_stats_by_department: of("department").map((row) => ({ department: row.name, ...countsOf(row) })),
    unique_stats_by_org: of("team").map((row) => ({ team_id: row.name, ...countsOf(row) })),
  };
}

function countsOf({ views, reactions, shares, clicks }: MessageActivityPartRow) {
  return { views, reactions, shares, clicks };
}
