import { selectDnd } from "../../storage/queries/dnd.ts";
import type { ReadContext } from "../context.ts";
import { type DndSchedule, type DndStatus, dndStatus } from "./dndStatus.ts";

/** The caller's own schedule and what follows from it now. */
export async function readDndSettings({ db, caller, nowMs }: ReadContext): Promise<{
  schedule: DndSchedule;
  status: DndStatus;
}> {
  const { userId } = caller;
  const found = (await selectDnd(db, [userId])).get(userId) ?? { tz: "UTC", settings: undefined };
  const stored = found.settings?.schedule;
  return { schedule: stored ? (JSON.parse(stored) as DndSchedule) : [], status: dndStatus(found, nowMs) };
}
