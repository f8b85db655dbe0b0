import { limits } from "@platform/protocol";
import { Type } from "typebox";
import { decodeJson, Fault, id, list, type Param } from "./params.ts";

export const listParam = id({ object: "list", describe: "The list.", otherwise: "list_not_found" });

/** Whom a list is given to or taken from. */
export const listPeopleParam = list({
  object: "user",
  describe: "People and bots, by their ids.",
  max: limits.list_people_max,
  otherwise: "user_not_found",
});

/** Values of a new record, each with the column it belongs to. */
export const fieldsParam: Param<readonly Readonly<Record<string, unknown>>[], "invalid_column_id"> = {
  schema: Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: limits.list_fields_max }),
  required: true,
  describe: "The values, each an object with `column_id` and the value of that column.",
  otherwise: "invalid_column_id",
  fallback: undefined,
  isJson: true,
  decode(raw) {
    const value = decodeJson(raw);
    if (!Array.isArray(value) || value.length > limits.list_fields_max) {
      return new Fault("must provide an array");
    }
    const isWhole = value.every((field) => typeof field === "object" && field !== null && !Array.isArray(field));
    return isWhole ? (value as Record<string, unknown>[]) : new Fault("must provide objects");
  },
};

/** The refusals of giving and taking, worded once. */
export const listAccessErrors = {
  list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
  restricted_action: "The caller may not share the list, or the change is about its creator.",
  user_not_found: "`user_ids` is missing, or one of them is not a person of the workspace.",
};
