import { limits } from "@platform/protocol";
import { Type } from "typebox";
import { decodeJson, Fault, id, jsonArray, list, type Param } from "./params.ts";

export const listParam = id({ object: "list", describe: "The list.", otherwise: "list_not_found" });

/** An item of the list. */
export const recordParam = id({ object: "record", describe: "The item.", otherwise: "record_not_found" });

/** Whom a list is given to or taken from. */
export const listPeopleParam = list({
  object: "user",
  describe: "People and bots, by their ids. Either these or `channel_ids`.",
  max: limits.list_people_max,
  otherwise: "user_not_found",
});

export const listChannelsParam = list({
  object: "channel",
  describe: "Channels whose members get access. Direct conversations are not among them.",
  max: limits.list_people_max,
  otherwise: "channel_not_found",
});

type Cell = Readonly<Record<string, unknown>>;

function cellsParam<const Code extends string>(describe: string, otherwise: Code): Param<readonly Cell[], Code> {
  return {
    schema: Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: limits.list_fields_max }),
    required: true,
    describe,
    otherwise,
    fallback: undefined,
    isJson: true,
    decode(raw) {
      const value = decodeJson(raw);
      if (!Array.isArray(value) || value.length > limits.list_fields_max) {
        return new Fault("must provide an array");
      }
      const isWhole = value.every((field) => typeof field === "object" && field !== null && !Array.isArray(field));
      return isWhole ? (value as Cell[]) : new Fault("must provide objects");
    },
  };
}

/** Values of a new record, each with the column it belongs to. */
export const fieldsParam = cellsParam(
  "The values, each an object with `column_id` and the value under the key of the column's type.",
  "invalid_column_id",
);

/** Values of records that there are. */
export const updatesParam = cellsParam(
  "The values, each an object with `row_id` (or `row_id_to_create: true`), `column_id` and the value under the key of the column's type. An empty array empties the cell.",
  "invalid_input_type",
);

export const descriptionParam = jsonArray({ describe: "What the list is about: rich text blocks." });

/** The refusals of giving and taking, worded once. */
export const listAccessErrors = {
  list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
  restricted_action: "The caller may only read the list, or the change needs or concerns its owner.",
  user_not_found: "One of `user_ids` is not a person of the workspace.",
  channel_not_found: "One of `channel_ids` is no channel that the caller can read, or is a direct conversation.",
  invalid_parameters: "Neither or both of `user_ids` and `channel_ids` are given.",
  failed_to_update_user_ids:
    "Some people have no access of their own to change, or are deactivated; `failed_to_update_user_ids` names them. Nothing changed.",
};

/** What cells are refused for, worded once. */
export const cellErrors = {
  uneditable_column: "The server fills the column.",
  invalid_input_type: "A value is missing, is given under the key of another type, or is not of the column's type.",
  over_cell_fields_limit: "The cell has more values than its column takes.",
  invalid_text_block: "`rich_text` is no valid rich text, or too long.",
  invalid_option_id: "A value of `select` is not one of the column's choices.",
  invalid_date: "`date` is not a day as in 2026-12-01.",
  invalid_email: "`email` is no e-mail address.",
  invalid_phone_number: "`phone` is no phone number.",
  invalid_link: "`link` has no `original_url` with http, https or mailto.",
  invalid_message: "`message` is no permalink of a message that the caller can read.",
  invalid_attachment: "`attachment` holds something else than ids of files.",
  invalid_vote_value: "`vote` names another person than the caller.",
  user_not_found: "`user` names nobody of the workspace.",
  channel_not_found: "`channel` names no conversation that the caller can read.",
  file_not_found: "`attachment` or `reference` names nothing that the caller can see.",
};
