import { id, optional, text, timestamp } from "./params.ts";

/** The channel that an org looks at, and where its page begins. */
export const analyzedChannel = id({
  object: "channel",
  describe: "The channel of the messages.",
  otherwise: "channel_not_found",
});

export const analyticsCursor = optional(text({ describe: "`response_metadata.next_cursor` of the page before." }));

export function boundParam(describe: string) {
  return optional(timestamp({ describe }));
}
