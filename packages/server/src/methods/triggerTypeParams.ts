import { id } from "./params.ts";

export const typeIdParam = id({
  object: "trigger_type",
  describe: "The type of trigger.",
  otherwise: "trigger_type_id_not_found",
});

/** The refusals that the methods about types of triggers share, worded once. */
export const typeErrors = {
  restricted_action: "The caller does not run the org.",
  trigger_type_id_not_found: "There is no trigger type with that id.",
};
