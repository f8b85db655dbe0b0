import { type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { readAppEndpoint } from "../deliveries/appEndpoint.ts";
import { spendTrigger, type TriggerCode } from "../interactions/trigger.ts";
import { openModal } from "../views/openView.ts";
import type { Dialog, StoredDialog } from "./dialog.ts";
import { dialogView } from "./dialogView.ts";

export type OpenDialogCode = "app_missing_action_url" | "invalid_trigger" | "trigger_expired" | "trigger_exchanged";

const triggerCodes: Readonly<Record<TriggerCode, OpenDialogCode>> = {
  invalid_trigger_id: "invalid_trigger",
  expired_trigger_id: "trigger_expired",
  exchanged_trigger_id: "trigger_exchanged",
};

/** Opens a legacy dialog for a person who has just acted. It is a view whose payloads have the format of their time. */
export const openDialog = defineOperation(
  import.meta,
  async (
    ctx,
    { triggerId, dialog }: { readonly triggerId: string; readonly dialog: Dialog },
  ): Promise<Outcome<object, OpenDialogCode>> => {
    const spent = await spendTrigger(ctx, triggerId);
    if (!spent.ok) return refuse(triggerCodes[spent.error]);
    const endpoint = await readAppEndpoint(ctx, ctx.caller.appId ?? "");
    if (!endpoint?.isSocketMode && endpoint?.interactivityUrl === undefined) return refuse("app_missing_action_url");
    const { callbackId, state, elements } = dialog;
    const stored: StoredDialog = { callbackId, state, names: elements.map(({ name }) => name) };
    const content = dialogView(dialog);
    // Dialogs have no external id, so that none can be taken.
    await openModal(ctx, { ...spent.trigger, content, dialog: JSON.stringify(stored) });
    return succeed({});
  },
);
