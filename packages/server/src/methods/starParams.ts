import { id, optional, timestamp } from "./params.ts";

/** What is starred: a file, or a conversation, or with `timestamp` a message of it. */
export const starParams = {
  channel: optional(
    id({ object: "channel", describe: "The conversation, or the one of the message.", otherwise: "channel_not_found" }),
  ),
  timestamp: optional(
    timestamp({ object: "message", describe: "The `ts` of the message.", otherwise: "bad_timestamp" }),
  ),
  file: optional(id({ object: "file", describe: "The file.", otherwise: "file_not_found" })),
};

export const starErrors = {
  no_item_specified: "Neither `file` nor `channel` is given.",
  bad_timestamp: "`timestamp` is not a timestamp.",
  channel_not_found: "`channel` is unknown, or not visible to the caller; the answer does not reveal which.",
  message_not_found: "The conversation has no message with this timestamp.",
  file_not_found: "`file` is unknown, deleted, or not visible to the caller.",
};
