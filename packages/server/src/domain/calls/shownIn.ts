import { selectCallChannels } from "../../storage/queries/calls.ts";
import type { CallRow } from "../access/accessCall.ts";
import type { ReadContext } from "../context.ts";

/** Where messages show the call: the app posted them itself, so that it knows the conversations. */
export function selectShownIn({ db }: ReadContext, call: CallRow): Promise<string[]> {
  return selectCallChannels(db, call.id);
}
