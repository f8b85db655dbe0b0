import { type Outcome, succeed } from "@platform/protocol";
import type { Datastore } from "./datastore.ts";
import { refuseIn } from "./faults.ts";

/** Each key of a batch may be there once; a second one would be a mistake of the caller that nobody notices. */
export function checkKeys(datastore: Datastore, ids: readonly string[]): Outcome<object, "datastore_error"> {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return twice === undefined ? succeed({}) : refuseIn(datastore, `the key ${JSON.stringify(twice)} is there twice`);
}
