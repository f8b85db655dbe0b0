import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessView } from "../access/accessView.ts";
import { dialogFields, dialogResponseUrl } from "../dialogs/dialogFields.ts";
import { closeViews } from "../views/closeViews.ts";
import { contentOf, printView } from "../views/view.ts";
import { type ActContext, commonFields } from "./act.ts";
import type { Acted } from "./actInMessage.ts";
import { answerForm } from "../functions/answerForm.ts";
import { awaitsAct, executionOfView, functionFields } from "./functionData.ts";
import { findApp } from "./findActed.ts";

export type CloseCode = "view_not_found" | "not_closable";

/** Closes a modal, and all below it if the person or the app says so. The app is notified if it asked to be. */
export async function closeView(
  ctx: ActContext,
  asked: { readonly viewId: string; readonly all: boolean },
): Promise<Outcome<Acted, CloseCode>> {
  const seen = await accessView(ctx, asked.viewId);
  if (!seen.ok) return seen;
  const { view } = seen;
  if (view.type !== "modal") return refuse("not_closable");
  const content = contentOf(view);
  const all = asked.all || content.clear_on_close === true;
  const execution = await executionOfView(ctx, view);
  if (awaitsAct(execution)) {
    await ctx.write(answerForm, { executionId: execution.id, view, values: undefined });
    return succeed({ reply: undefined });
  }
  await ctx.write(closeViews, { view, all });
  const found = await findApp(ctx, view.app_id);
  // The view is closed also when the app is gone: it is the person's screen.
  if (!found.ok || content.notify_on_close !== true) return succeed({ reply: undefined });
  const { installed } = found;
  const about =
    view.dialog === null
      ? { type: "view_closed", ...functionFields(ctx, execution), view: printView(view), is_cleared: all }
      : { type: "dialog_cancellation", ...(await dialogFields(ctx, view)), ...(await dialogResponseUrl(ctx, view)) };
  const payload = { ...(await commonFields(ctx, installed)), ...about };
  return succeed({ reply: await ctx.ask(installed.app.id, { kind: "interactive", payload }) });
}
