import { limits } from "@platform/protocol";
import { Type } from "typebox";
import type { FilterInput } from "../domain/datastores/filter.ts";
import type { Item } from "../domain/datastores/expression/evaluate.ts";
import { defaulted, Fault, id, jsonArray, jsonList, jsonObject, optional, type Param, text } from "./params.ts";

/** The app and the datastore, which every call names. */
export const datastoreParams = {
  datastore: text({ describe: "The name of the datastore in the manifest.", otherwise: "invalid_datastore" }),
  app_id: optional(
    id({
      object: "developed_app",
      describe: "The app; needed with a token of a person, and otherwise that of the token.",
      otherwise: "invalid_app_id",
    }),
  ),
};

export const itemSchema = Type.Record(Type.String(), Type.Unknown());
export const itemParam = jsonObject({
  describe: "The item: an object of attributes that the manifest declares. Absent values are left out, not null.",
});

export const itemIdParam = text({ describe: "The value of the primary key, whatever the key is called." });
export const itemIdsParam = jsonList({
  describe: "Values of the primary key, each once.",
  max: limits.datastore_batch_max,
});

/** Items of a batch. */
export const itemsParam: Param<readonly Item[]> = {
  ...jsonArray({ describe: "The items, each with a key of its own." }),
  schema: Type.Array(itemSchema, { maxItems: limits.datastore_batch_max }),
  fallback: undefined,
  decode(raw) {
    const list = jsonArray({ describe: "" }).decode(raw);
    if (list instanceof Fault) return list;
    if (list.length > limits.datastore_batch_max)
      return new Fault(`must provide at most ${limits.datastore_batch_max}`);
    return list.every(isItem) ? list : new Fault("must provide objects");
  },
};

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const filterParams = {
  expression: optional(
    text({
      describe: "A filter in DynamoDB's grammar, as in `#km BETWEEN :low AND :high`. Without one, every item matches.",
    }),
  ),
  expression_attributes: defaulted(
    jsonObject({ describe: "What the names after `#` in the expression stand for: attributes." }),
    {},
  ),
  expression_values: defaulted(
    jsonObject({ describe: "What the names after `:` in the expression stand for: strings, numbers or booleans." }),
    {},
  ),
};

/** The filter of a call. */
export function filterOf(params: {
  readonly expression: string | undefined;
  readonly expression_attributes: Readonly<Record<string, unknown>>;
  readonly expression_values: Readonly<Record<string, unknown>>;
}): FilterInput {
  const { expression, expression_attributes: attributes, expression_values: values } = params;
  return { expression, attributes, values };
}

/** Tokens and scopes of the calls that read, and of those that write. */
export const reading = {
  tokens: ["bot", "config", "user"],
  scopes: ["datastore:read", "app_configurations:read"],
} as const;
export const writing = {
  tokens: ["bot", "config", "user"],
  scopes: ["datastore:write", "app_configurations:write"],
} as const;

/** The refusals that all of `apps.datastore` share, worded once. */
export const datastoreErrors = {
  invalid_datastore: "`datastore` is missing, or no string.",
  invalid_app_id:
    "`app_id` is no id, names another app than the token's or none of the workspace, or is missing with a token of a person.",
  access_denied: "The caller neither works on the app, in a role that allows this, nor is an admin of its workspace.",
  datastore_error:
    "The manifest declares no such datastore, or an item or the expression is not valid; `errors` names each fault.",
};
