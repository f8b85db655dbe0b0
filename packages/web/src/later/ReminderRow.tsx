import type { SavedState } from "../store/saved.ts";
import { laterText } from "../strings/later.ts";
import { LaterRow } from "./LaterRow.tsx";
import type { Reminder } from "./savedItem.ts";

interface Props {
  readonly reminder: Reminder;
  readonly state: SavedState;
}

/** A reminder with a text of its own, as `/remind` makes them. */
export function ReminderRow({ reminder: { id, text, time = 0, recurring: isRecurring }, state }: Props) {
  const target = { state, name: undefined, reminder: id, isRecurring };
  return (
    <LaterRow target={target} dueMs={state === "completed" ? 0 : time * 1000} where={laterText.reminder}>
      <p>{text}</p>
    </LaterRow>
  );
}
