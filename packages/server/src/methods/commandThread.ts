import { optional, timestamp } from "./params.ts";

/** The thread in which a slash command was typed. */
export const commandThread = optional(
  timestamp({
    object: "message",
    describe: "A message of the thread in which it was typed. Commands of the platform post and answer there.",
    otherwise: "cannot_reply_to_message",
  }),
);

export const commandThreadErrors = {
  cannot_reply_to_message: "`thread_ts` names no message of this channel.",
  not_supported_in_thread:
    "The command is one of an app, and was typed in a thread: apps get no thread with a command.",
} as const;
