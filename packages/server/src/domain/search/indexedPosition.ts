import type { Db } from "../../storage/db.ts";
import type { OutboxPosition } from "../../storage/queries/outbox.ts";
import { selectSearchState, type WalkPosition } from "../../storage/queries/search.ts";

/** How far the index has come: in the events since it was begun, and in the messages from before. */
export interface Progress {
  readonly told: OutboxPosition;
  /** Where the walk through the older messages stands; nothing once it is through. */
  readonly walk: WalkPosition | undefined;
  /** The id of the last older file that was indexed; null once all are. An index from before files has none. */
  readonly files?: string | null | undefined;
}

/** Nothing before the index is begun. */
export async function readProgress(db: Db): Promise<Progress | undefined> {
  const known = await selectSearchState(db);
  return known === undefined ? undefined : (JSON.parse(known) as Progress);
}
