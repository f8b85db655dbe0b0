import { type Outcome } from "@platform/protocol";
import { deleteViews, lockViewer, selectShown } from "../../storage/queries/views.ts";
import { defineOperation } from "../context.ts";
import { spendTrigger, type TriggerCode } from "../interactions/trigger.ts";
import { showView, tellOfView } from "./showView.ts";
import type { ViewContent, ViewRow } from "./view.ts";

export type OpenViewCode = TriggerCode | "duplicate_external_id";

/** Opens a modal for whoever has just acted. What the app had open for this person before makes room for it. */
export const openView = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly triggerId: string; readonly view: ViewContent },
  ): Promise<Outcome<{ view: ViewRow }, OpenViewCode>> => {
    const spent = await spendTrigger(ctx, input.triggerId);
    if (!spent.ok) return spent;
    const { teamId, userId, appId, channelId } = spent.trigger;
    await lockViewer(ctx.db, userId);
    const before = await selectShown(ctx.db, { appId, userId, type: "modal" });
    await deleteViews(
      ctx.db,
      before.map((view) => view.id),
    );
    for (const view of before) await tellOfView(ctx, "view_closed", view);
    return showView(ctx, { teamId, userId, content: input.view, channelId });
  },
);
