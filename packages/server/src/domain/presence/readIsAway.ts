import type { Db } from "../../storage/db.ts";
import { selectIsAway } from "../../storage/queries/presence.ts";

/** Whether a person set themselves away. */
export const readIsAway = (db: Db, userId: string): Promise<boolean> => selectIsAway(db, userId);
