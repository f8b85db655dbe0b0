import { Type } from "typebox";

/** What everyone may see of a person's do-not-disturb times. */
export const dndSchema = {
  dnd_enabled: Type.Boolean(),
  next_dnd_start_ts: Type.Integer({ description: "The start of the running or coming window; 1 without one." }),
  next_dnd_end_ts: Type.Integer({ description: "Its end; 1 without one." }),
};

/** The pause that a person asked for, which only that person sees. */
export const snoozeSchema = {
  snooze_enabled: Type.Boolean(),
  snooze_endtime: Type.Optional(Type.Integer()),
  snooze_remaining: Type.Optional(Type.Integer({ description: "In seconds." })),
  snooze_is_indefinite: Type.Optional(Type.Boolean()),
};
