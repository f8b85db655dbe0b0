import { id } from "./params.ts";

/** The reminder that a method is about. */
export const reminderParam = {
  reminder: id({ object: "reminder", describe: "The id of the reminder.", otherwise: "not_found" }),
};

export const reminderErrors = {
  not_found: "`reminder` is unknown, or of another person.",
};
