import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectDnd } from "../../storage/queries/dnd.ts";
import { accessKnownUser } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { type DndStatus, dndStatus } from "./dndStatus.ts";

/** When a person is not to be disturbed; the caller's own without an id. */
export async function readDnd(
  ctx: ReadContext,
  userId: string = ctx.caller.userId,
): Promise<Outcome<{ status: DndStatus; isOwn: boolean }, "user_not_found">> {
  const found = await accessKnownUser(ctx, userId);
  // People behind a barrier are not distinguished from people who do not exist.
  if (!found.ok) return refuse("user_not_found");
  const { id } = found.user;
  return succeed({ status: await statusOf(ctx, id), isOwn: id === ctx.caller.userId });
}

/** Of several people. Unknown ones are left out. */
export async function readDndOf(
  ctx: ReadContext,
  userIds: readonly string[],
): Promise<{ userId: string; status: DndStatus }[]> {
  const known: string[] = [];
  for (const id of new Set(userIds)) {
    const found = await accessKnownUser(ctx, id);
    if (found.ok) known.push(found.user.id);
  }
  const settings = await selectDnd(ctx.db, known);
  return known.map((userId) => ({
    userId,
    status: dndStatus(settings.get(userId) ?? { tz: "UTC", settings: undefined }, ctx.nowMs),
  }));
}

async function statusOf({ db, nowMs }: ReadContext, userId: string): Promise<DndStatus> {
  const settings = await selectDnd(db, [userId]);
  return dndStatus(settings.get(userId) ?? { tz: "UTC", settings: undefined }, nowMs);
}
