import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { queryItems } from "../../domain/datastores/queryItems.ts";
import { datastoreErrors, datastoreParams, filterOf, filterParams, itemSchema, reading } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const appsDatastoreQuery = defineMethod({
  name: "apps.datastore.query",
  summary: "Lists the items of a datastore that match an expression, page by page.",
  http: "POST",
  ...reading,
  rate: 4,
  params: {
    ...datastoreParams,
    ...filterParams,
    limit: defaulted(
      count({ describe: "How many items to look at; fewer may match.", min: 1, max: limits.datastore_page_max }),
      limits.datastore_page_default,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: {
    datastore: Type.String(),
    items: Type.Array(itemSchema),
    response_metadata: Type.Object({ next_cursor: Type.String() }),
  },
  errors: {
    ...datastoreErrors,
    invalid_cursor: "`cursor` is of another datastore or caller, forged, or too old.",
  },
  notes:
    "A page ends after `limit` items or 1 MB that were read, whatever matched: a page may be empty and still have a cursor. Items come in the order of their keys. A condition on the primary key (`=`, `<`, `BETWEEN`, `begins_with`, joined by AND) reads only those keys.",
  examples: [
    {
      title: "Runs of five to nine kilometres",
      params: {
        datastore: "runs",
        expression: "#km BETWEEN :low AND :high",
        expression_attributes: { "#km": "km" },
        expression_values: { ":low": 5, ":high": 9 },
      },
    },
  ],
  async handler(ctx, params) {
    const found = await queryItems(ctx, {
      datastore: { appId: params.app_id, name: params.datastore },
      filter: filterOf(params),
      limit: params.limit,
      cursor: params.cursor,
    });
    if (!found.ok) return found;
    return succeed({
      datastore: params.datastore,
      items: found.items,
      response_metadata: { next_cursor: found.next },
    });
  },
});
