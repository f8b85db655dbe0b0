import { type Static, Type } from "typebox";
import type { CallRow } from "../domain/access/accessCall.ts";
import { seconds } from "./timestamp.ts";

export const callSchema = Type.Object({
  id: Type.String(),
  date_start: Type.Integer(),
  date_end: Type.Optional(Type.Integer({ description: "Once it has ended." })),
  external_unique_id: Type.String(),
  external_display_id: Type.Optional(Type.String()),
  join_url: Type.String(),
  desktop_app_join_url: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  created_by: Type.String(),
  users: Type.Array(
    Type.Object({
      slack_id: Type.Optional(Type.String()),
      external_id: Type.Optional(Type.String()),
      display_name: Type.Optional(Type.String()),
      avatar_url: Type.Optional(Type.String()),
    }),
    { description: "Who is in it; after its end, who was in it last." },
  ),
  channels: Type.Optional(
    Type.Array(Type.String(), { description: "The conversations with a message that shows it." }),
  ),
});

type Shown = Static<typeof callSchema>;

export function presentCall(row: CallRow, { users, channels }: Pick<Shown, "users" | "channels">): Shown {
  return {
    id: row.id,
    date_start: seconds(row.started_ms),
    ...(row.ended_ms !== null && { date_end: seconds(row.ended_ms) }),
    external_unique_id: row.external_unique_id,
    ...(row.external_display_id !== "" && { external_display_id: row.external_display_id }),
    join_url: row.join_url,
    ...(row.desktop_app_join_url !== "" && { desktop_app_join_url: row.desktop_app_join_url }),
    ...(row.title !== "" && { title: row.title }),
    created_by: row.user_id,
    users,
    ...(channels && { channels }),
  };
}
