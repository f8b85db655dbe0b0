import type { Db } from "../../storage/db.ts";
import { selectAnswer } from "../../storage/queries/deliveries.ts";

/** What was answered so far; nothing while there is no answer. */
export function readAnswer(db: Db, id: number): Promise<string | undefined> {
  return selectAnswer(db, id);
}
