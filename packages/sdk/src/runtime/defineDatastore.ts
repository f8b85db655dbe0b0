import type { Parameter } from "./parameters.ts";

/** A table of items that the platform stores for the app, each with a key; `apps.datastore.*` reads and writes them. */
export interface DatastoreDefinition {
  readonly kind: "datastore";
  readonly name: string;
  readonly primary_key: string;
  readonly attributes: Readonly<Record<string, Parameter>>;
  readonly time_to_live_attribute?: string;
}

export function DefineDatastore(definition: Omit<DatastoreDefinition, "kind">): DatastoreDefinition {
  if (!(definition.primary_key in definition.attributes)) {
    throw new Error(`The datastore ${definition.name} has no attribute ${definition.primary_key}, which is its key.`);
  }
  return { kind: "datastore", ...definition };
}
