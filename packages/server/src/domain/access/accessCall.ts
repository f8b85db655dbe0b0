import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectCall } from "../../storage/queries/calls.ts";
import type { CallRow } from "../../storage/tables/calls.ts";
import type { ReadContext } from "../context.ts";

export type { CallRow } from "../../storage/tables/calls.ts";

/** The only door to a call: the app that added it, in the same workspace. */
export async function accessCall(
  { db, caller }: ReadContext,
  id: string,
): Promise<Outcome<{ call: CallRow }, "invalid_call_id">> {
  const call = isIdShaped(id) ? await selectCall(db, id) : undefined;
  const isOwn = call?.app_id === caller.appId && call?.team_id === caller.teamId;
  return call && isOwn ? succeed({ call }) : refuse("invalid_call_id");
}
