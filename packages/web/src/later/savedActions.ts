import { AlarmClock, Archive, Check, Trash2, Undo2 } from "lucide-react";
import type { Action } from "../actions/action.ts";
import { chooseReminder } from "../navigation/screen.ts";
import {
  completeReminder,
  deleteReminder,
  type SavedName,
  type SavedState,
  setSavedState,
  unsave,
} from "../store/saved.ts";
import { laterText } from "../strings/later.ts";

/** A row of Later as its actions see it: a saved item, or a reminder about nothing that is saved. */
export interface LaterTarget {
  readonly state: SavedState;
  readonly name: SavedName | undefined;
  readonly reminder: string | undefined;
  readonly isRecurring: boolean;
}

type LaterAction = Action<LaterTarget>;

export const laterActions: readonly LaterAction[] = [
  {
    id: "later.complete",
    label: laterText.complete,
    icon: Check,
    isAvailable: ({ state, isRecurring }) => state !== "completed" && !isRecurring,
    run: ({ name, reminder }) => {
      if (name) void setSavedState(name, "completed");
      else if (reminder !== undefined) void completeReminder(reminder);
    },
  },
  {
    id: "later.remind",
    label: laterText.remind,
    icon: AlarmClock,
    isAvailable: ({ name, state }) => name !== undefined && state !== "completed",
    run: ({ name }) => name && chooseReminder(name),
  },
  {
    id: "later.archive",
    label: laterText.archive,
    icon: Archive,
    isAvailable: ({ name, state }) => name !== undefined && state === "in_progress",
    run: ({ name }) => name && void setSavedState(name, "archived"),
  },
  {
    id: "later.resume",
    label: laterText.resume,
    icon: Undo2,
    isAvailable: ({ name, state }) => name !== undefined && state !== "in_progress",
    run: ({ name }) => name && void setSavedState(name, "in_progress"),
  },
  {
    id: "later.remove",
    label: laterText.remove,
    icon: Trash2,
    isDangerous: true,
    run: ({ name, reminder }) => {
      if (name) void unsave(name);
      else if (reminder !== undefined) void deleteReminder(reminder);
    },
  },
];
