import type { Parameter } from "./parameters.ts";

/**
 * Rows that a platform keeps for the app, by the value of their key. This platform keeps none: it carries the definition
 * along in the manifest, for apps that also run elsewhere, and refuses `apps.datastore.*` with `unknown_method`.
 */
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
