import { type Static, Type } from "typebox";
import { limits } from "../limits.ts";
import { closed } from "./patterns.ts";

/** A table of items that the platform stores for the app, as `apps.datastore.*` reads and writes it. */
export const datastoreSchema = Type.Object(
  {
    primary_key: Type.String({ minLength: 1, description: "The attribute, a string, that identifies an item." }),
    time_to_live_attribute: Type.Optional(
      Type.String({ description: "The attribute, a timestamp, after which an item is deleted." }),
    ),
    // What an attribute may say besides its type is open in the published schema, too; `checkDatastores` checks it.
    attributes: Type.Record(Type.String(), Type.Object({ type: Type.String({ minLength: 1 }) }), {
      maxProperties: limits.datastore_attributes_max,
    }),
  },
  closed,
);

export type DatastoreDefinition = Static<typeof datastoreSchema>;
