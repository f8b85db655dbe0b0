import { slackbotId } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectBarredPeople } from "../../storage/queries/barriers.ts";
import { selectKnownPeople } from "../../storage/queries/knownPeople.ts";
import type { Caller } from "../caller.ts";

/** Those of these people whom the caller could look up one by one: of the workspace or met in a shared channel, and behind no barrier. */
export async function listKnownPeople(db: Db, caller: Caller, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const slackbot = ids.filter((id) => id === slackbotId);
  const known = [...(await selectKnownPeople(db, caller, ids)), ...slackbot];
  if (caller.kind === "bot") return known;
  const barred = await selectBarredPeople(db, caller.teamId, caller.userId);
  return known.filter((id) => !barred.has(id));
}
