import { type Outcome } from "@platform/protocol";
import { deleteViews, lockViewer, selectShown } from "../../storage/queries/views.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { abandonForm } from "../functions/abandonForm.ts";
import { spendTrigger, type TriggerCode } from "../interactions/trigger.ts";
import { showView, emitViewEvent } from "./showView.ts";
import type { ViewContent, ViewRow } from "./view.ts";

export type OpenViewCode = TriggerCode | "duplicate_external_id";

/** Opens a modal for a person who has just acted. It replaces what the app had open for this person. */
export const openView = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly triggerId: string; readonly view: ViewContent },
  ): Promise<Outcome<{ view: ViewRow }, OpenViewCode>> => {
    const spent = await spendTrigger(ctx, input.triggerId);
    if (!spent.ok) return spent;
    return openModal(ctx, { ...spent.trigger, content: input.view });
  },
);

export interface NewModal {
  readonly teamId: string;
  readonly userId: string;
  readonly appId: string;
  readonly content: ViewContent;
  /** Where the person was looking. */
  readonly channelId: string | undefined;
  /** JSON of the legacy dialog that the view shows. */
  readonly dialog?: string | undefined;
}

/** The same for callers who know in another way that the person has just acted. */
export async function openModal(
  ctx: WriteContext,
  { teamId, userId, appId, content, channelId, dialog }: NewModal,
): Promise<Outcome<{ view: ViewRow }, "duplicate_external_id">> {
  await lockViewer(ctx.db, userId);
  const before = await selectShown(ctx.db, { teamId, appId, userId, type: "modal" });
  await deleteViews(
    ctx.db,
    before.map((view) => view.id),
  );
  for (const view of before) {
    await emitViewEvent(ctx, "view_closed", view);
    await abandonForm(ctx, view.id);
  }
  return showView(ctx, { teamId, userId, content, channelId, dialog });
}
