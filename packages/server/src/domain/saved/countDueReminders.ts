import { selectDueCount } from "../../storage/queries/saved.ts";
import type { ReadContext } from "../context.ts";

/** How many reminders of the caller are due and not completed. */
export const countDueReminders = ({ db, caller }: ReadContext): Promise<number> => selectDueCount(db, caller);
