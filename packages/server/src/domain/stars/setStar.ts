import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteReminderRow } from "../../storage/queries/reminders.ts";
import { deleteStar, selectStar } from "../../storage/queries/stars.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitSaved } from "../saved/emitSaved.ts";
import { addStar } from "./addStar.ts";
import { emitStar } from "./emitStar.ts";
import { findStarred, type StarCode, type StarName } from "./starred.ts";

export type SetStarCode = StarCode | "already_starred" | "not_starred" | "too_many_stars";

/** Stars a message, a file or a conversation for the caller, or removes the star. Nobody else sees it. */
export const setStar = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: StarName; readonly isStarred: boolean },
  ): Promise<Outcome<object, SetStarCode>> => {
    const found = await findStarred(ctx, input.name);
    if (!found.ok) return found;
    const { objectId, ts } = found.item;
    const { teamId, userId } = ctx.caller;
    const star = await selectStar(ctx.db, { teamId, userId, objectId, ts });
    if (!input.isStarred) {
      if (!star) return refuse("not_starred");
      await deleteStar(ctx.db, star.id);
      if (star.reminder_id !== null) await dropReminder(ctx, star.reminder_id);
      await emitStar(ctx, "star_removed", found.item, star.at_ms);
      return succeed({});
    }
    if (star) return refuse("already_starred");
    return addStar(ctx, found.item);
  },
);

/** The reminder about an item ends with it. */
async function dropReminder(ctx: WriteContext, id: string): Promise<void> {
  await deleteReminderRow(ctx.db, id);
  await emitSaved(ctx);
}
