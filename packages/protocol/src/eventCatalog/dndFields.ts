import { Type } from "typebox";

/** The do-not-disturb times of a person, as everyone may see them. */
export const dndTimes = {
  dnd_enabled: Type.Boolean(),
  next_dnd_start_ts: Type.Integer({ description: "In seconds; 1 when nothing is scheduled." }),
  next_dnd_end_ts: Type.Integer(),
};
export const exampleDndTimes = {
  dnd_enabled: true,
  next_dnd_start_ts: 1_768_510_800,
  next_dnd_end_ts: 1_768_546_800,
};
