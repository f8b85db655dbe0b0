import { limits } from "@platform/protocol";
import type { ObjectKind } from "./objects.ts";
import { count, defaulted, list, optional, text } from "./params.ts";

/** What is typed in a menu of objects of a kind, and which page of what it then offers. */
export const menuParams = (object: ObjectKind) => ({
  query: defaulted(text({ describe: "The typed text; empty if the menu is only opened." }), ""),
  ids: optional(
    list({
      object,
      describe: "Tells these instead, whatever is typed: they are chosen already.",
      max: limits.selected_items_max,
    }),
  ),
  cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  limit: defaulted(
    count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
    limits.page_default,
  ),
});

export const menuErrors = { invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." };
