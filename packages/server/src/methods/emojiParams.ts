import { text } from "./params.ts";

/** The refusals of naming an emoji, worded once. */
export const emojiNameErrors = {
  not_an_admin: "The caller runs neither the workspace nor its org.",
  error_missing_name: "The new name is missing or blank.",
  error_bad_name_i18n: "The new name has other characters than lower-case letters, digits, `_`, `-`, `+` and `'`.",
  error_name_taken: "The workspace has an emoji of this name already.",
  error_name_taken_i18n: "A standard emoji has this name.",
};

export const emojiParam = text({ describe: "The emoji, with or without colons." });
export const newEmojiParam = text({ describe: "What it shall be called.", otherwise: "error_missing_name" });
