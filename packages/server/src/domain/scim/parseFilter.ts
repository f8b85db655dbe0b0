import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { type Filter, parse } from "scim2-parse-filter";

/** A filter as a tree. The parser recurses, so the length bounds the depth. */
export function parseFilter(text: string): Outcome<{ filter: Filter }, "invalid_filter"> {
  if (isLongerThan(text, limits.scim_filter_chars_max))
    return refuse("invalid_filter", `the filter is longer than ${limits.scim_filter_chars_max} characters`);
  try {
    return succeed({ filter: parse(text) });
  } catch (error) {
    return refuse("invalid_filter", error instanceof Error ? error.message : "not a filter");
  }
}
