import { type DatastoreFault, type Refusal, refuseDatastore } from "@platform/protocol";
import type { Datastore } from "./datastore.ts";

/** What is wrong with an item or an expression, at the place that tools print. */
export function faultIn({ key }: Datastore, message: string, item?: DatastoreFault["item"]): DatastoreFault {
  const pointer = `/datastore/${key.name}`;
  return { code: "datastore_validation_error", message, pointer, ...(item && { item }) };
}

export function refuseIn(datastore: Datastore, message: string): Refusal<"datastore_error"> {
  return refuseDatastore(faultIn(datastore, message));
}
