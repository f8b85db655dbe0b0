import { type Outcome, succeed } from "@platform/protocol";
import { deleteViews, lockStack, selectShown } from "../../storage/queries/views.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitViewEvent } from "./showView.ts";
import type { ViewRow } from "./view.ts";

/** Closes a view and the views above it, or the whole stack. */
export const closeViews = defineOperation(
  import.meta,
  async (ctx, input: { readonly view: ViewRow; readonly all: boolean }): Promise<Outcome<object, never>> => {
    await removeViews(ctx, input.view, input.all);
    return succeed({});
  },
);

export async function removeViews(ctx: WriteContext, view: ViewRow, all: boolean): Promise<void> {
  await lockStack(ctx.db, view.root_id);
  const shown = await selectShown(ctx.db, shownWith(view));
  const stack = shown.filter(({ root_id }) => root_id === view.root_id);
  const gone = all ? stack : fromOn(view, stack);
  await deleteViews(
    ctx.db,
    gone.map(({ id }) => id),
  );
  for (const one of gone) await emitViewEvent(ctx, "view_closed", one);
}

/** The modals of the same app and person, in the same workspace. */
export const shownWith = (view: ViewRow) =>
  ({ teamId: view.team_id, appId: view.app_id, userId: view.user_id, type: "modal" }) as const;

function fromOn(view: ViewRow, stack: readonly ViewRow[]): ViewRow[] {
  const next = stack.find(({ previous_id }) => previous_id === view.id);
  return [...stack.filter(({ id }) => id === view.id), ...(next ? fromOn(next, stack) : [])];
}
