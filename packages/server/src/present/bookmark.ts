import { type Static, Type } from "typebox";
import type { BookmarkRow } from "../domain/access/accessBookmark.ts";
import { seconds } from "./timestamp.ts";

export const bookmarkSchema = Type.Object(
  {
    id: Type.String(),
    channel_id: Type.String(),
    title: Type.String(),
    link: Type.String(),
    emoji: Type.Optional(Type.String({ description: "With its colons." })),
    type: Type.Literal("link"),
    date_created: Type.Integer(),
    date_updated: Type.Integer({ description: "0 when it was never changed." }),
    rank: Type.String({ description: "Bookmarks are sorted by rank, compared as text." }),
    last_updated_by_user_id: Type.String(),
    last_updated_by_team_id: Type.String(),
    app_id: Type.Optional(Type.String({ description: "When an app added it." })),
  },
  { title: "Bookmark" },
);

const rankDigits = 6;

export function presentBookmark(
  row: BookmarkRow,
  home: { readonly channelId: string; readonly teamId: string },
): Static<typeof bookmarkSchema> {
  return {
    id: row.id,
    channel_id: home.channelId,
    title: row.title,
    link: row.link,
    type: "link",
    date_created: seconds(row.created_ms),
    date_updated: row.updated_ms === row.created_ms ? 0 : seconds(row.updated_ms),
    rank: row.position.toString(36).padStart(rankDigits, "0"),
    last_updated_by_user_id: row.updater_id,
    last_updated_by_team_id: home.teamId,
    ...(row.emoji === null ? {} : { emoji: row.emoji }),
    ...(row.app_id === null ? {} : { app_id: row.app_id }),
  };
}
