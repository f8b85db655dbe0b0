import { limits, type Outcome, refuse } from "@platform/protocol";
import { lockStack, selectShown, selectView } from "../../storage/queries/views.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { spendTrigger } from "../interactions/trigger.ts";
import type { OpenViewCode } from "./openView.ts";
import { shownWith } from "./closeViews.ts";
import { showView } from "./showView.ts";
import type { ViewContent, ViewRow } from "./view.ts";

export type PushViewCode = OpenViewCode | PlaceCode;
type PlaceCode = "not_found" | "push_limit_reached";

/** Puts a modal on top of the one that the person has just acted in. */
export const pushView = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly triggerId: string; readonly view: ViewContent },
  ): Promise<Outcome<{ view: ViewRow }, PushViewCode>> => {
    const spent = await spendTrigger(ctx, input.triggerId);
    if (!spent.ok) return spent;
    const { teamId, userId, channelId, viewId } = spent.trigger;
    const acted = viewId === undefined ? undefined : await selectView(ctx.db, viewId);
    const top = await lockTop(ctx, acted);
    if (!top.ok) return top;
    return showView(ctx, { teamId, userId, content: input.view, channelId, below: top.view });
  },
);

/** The view that the next one will stand on, as long as there may be a next one. */
export async function lockTop(
  ctx: WriteContext,
  acted: ViewRow | undefined,
): Promise<Outcome<{ view: ViewRow }, PlaceCode>> {
  if (acted?.type !== "modal" || !(await lockStack(ctx.db, acted.root_id))) return refuse("not_found");
  const shown = await selectShown(ctx.db, shownWith(acted));
  const stack = shown.filter((view) => view.root_id === acted.root_id);
  const covered = new Set(stack.map((view) => view.previous_id));
  const top = stack.find((view) => !covered.has(view.id));
  if (!top) return refuse("not_found");
  return stack.length >= limits.view_stack_max ? refuse("push_limit_reached") : { ok: true, view: top };
}
