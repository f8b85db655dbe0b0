import { type Schedule, weekdays } from "@platform/protocol/triggers/schedule.ts";
import { type Static, Type } from "typebox";
import type { ReminderRow } from "../domain/access/accessReminder.ts";
import { seconds } from "./timestamp.ts";

export const reminderSchema = Type.Object({
  id: Type.String(),
  creator: Type.String(),
  user: Type.String(),
  text: Type.String(),
  recurring: Type.Boolean(),
  channel: Type.Optional(Type.String()),
  time: Type.Optional(Type.Integer({ description: "When it is due. Not for recurring ones." })),
  complete_ts: Type.Optional(Type.Integer({ description: "When it was completed; 0 while it is open." })),
  recurrence: Type.Optional(
    Type.Object({ frequency: Type.String(), weekdays: Type.Optional(Type.Array(Type.String())) }),
  ),
});

export function presentReminder(row: ReminderRow): Static<typeof reminderSchema> {
  const schedule = row.schedule === null ? undefined : (JSON.parse(row.schedule) as Schedule);
  return {
    id: row.id,
    creator: row.creator_id,
    user: row.user_id,
    text: row.text,
    recurring: schedule !== undefined,
    ...(row.channel_id === null ? {} : { channel: row.channel_id }),
    ...(schedule
      ? { recurrence: recurrenceOf(schedule) }
      : {
          time: seconds(row.time_ms),
          complete_ts: row.completed_ms === null ? 0 : seconds(row.completed_ms),
        }),
  };
}

function recurrenceOf({ type, onDays }: Schedule) {
  const named = onDays.map((day) => (weekdays[day] ?? "").toLowerCase());
  return { frequency: type, ...(named.length > 0 && { weekdays: named }) };
}
