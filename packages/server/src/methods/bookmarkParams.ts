import { limits } from "@platform/protocol";
import { id, text } from "./params.ts";

export const bookmarkParams = {
  channel_id: id({ object: "channel", describe: "The channel.", otherwise: "channel_not_found" }),
  bookmark_id: id({ object: "bookmark", describe: "The bookmark.", otherwise: "not_found" }),
  title: text({ describe: "What it is called.", maxLength: limits.bookmark_title_chars_max }),
  link: text({ describe: "Where it leads: an `https` or `http` address.", otherwise: "invalid_link" }),
  emoji: text({ describe: "The emoji shown before it, such as `:rocket:`." }),
};

/** The refusals of the methods that change bookmarks, worded once. */
export const bookmarkErrors = {
  channel_not_found:
    "`channel_id` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
  permission_denied: "The caller is not in the channel, or it is archived.",
};

export const bookmarkFieldErrors = {
  invalid_link: "`link` is missing, or no address that a browser could follow.",
  invalid_emoji: "`emoji` names no emoji.",
};
