import { defaulted, flag, optional, text, timestamp } from "./params.ts";

/** How callers that read messages say which stretch of time they want, and where they stopped. */
export const rangeParams = {
  oldest: optional(timestamp({ describe: "Only messages after this one.", otherwise: "invalid_ts_oldest" })),
  latest: optional(timestamp({ describe: "Only messages before this one.", otherwise: "invalid_ts_latest" })),
  inclusive: defaulted(flag({ describe: "Whether the two bounds are part of the range." }), false),
  cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
};

export const rangeErrors = {
  invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  invalid_ts_oldest: "`oldest` is not a timestamp.",
  invalid_ts_latest: "`latest` is not a timestamp.",
};
