import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateReminder } from "../../storage/queries/reminders.ts";
import { updateSaved } from "../../storage/queries/saved.ts";
import { selectStar } from "../../storage/queries/stars.ts";
import type { SavedState } from "../../storage/tables/stars.ts";
import { defineOperation } from "../context.ts";
import { findStarred, type StarCode, type StarName } from "../stars/starred.ts";
import { emitSaved } from "./emitSaved.ts";

export type { SavedState } from "../../storage/tables/stars.ts";

/** Moves a saved message or file to a tab of Later. A completed one needs no reminder; one that is resumed has none. */
export const setSavedState = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: StarName; readonly state: SavedState },
  ): Promise<Outcome<object, StarCode | "not_starred">> => {
    const found = await findStarred(ctx, input.name);
    if (!found.ok) return found;
    const { kind, objectId, ts } = found.item;
    if (kind === "channel") return refuse("no_item_specified");
    const { teamId, userId } = ctx.caller;
    const star = await selectStar(ctx.db, { teamId, userId, objectId, ts });
    if (!star) return refuse("not_starred");
    if (star.state === input.state) return succeed({});
    const isCompleted = input.state === "completed";
    if (isCompleted && star.reminder_id !== null) {
      await updateReminder(ctx.db, star.reminder_id, { completed_ms: ctx.nowMs, due_ms: null });
    }
    const reminderId = star.state === "completed" ? null : star.reminder_id;
    await updateSaved(ctx.db, star.id, input.state, ctx.nowMs, reminderId);
    await emitSaved(ctx);
    return succeed({});
  },
);
