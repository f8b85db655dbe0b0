import { dropNulls } from "@platform/protocol";
import { heldValue, type StateValues, submittedForm } from "@platform/protocol/elementValues/stateValue.ts";
import type { InstalledApp } from "../access/appCaller.ts";
import { type ActContext, commonFields, isFields } from "../interactions/act.ts";
import type { Submitted } from "../interactions/submitView.ts";
import { answerSubmission } from "../views/answerSubmission.ts";
import type { ViewRow } from "../views/view.ts";
import { dialogFields, dialogResponseUrl, storedDialog } from "./dialogFields.ts";

/** Sends what was entered in a dialog to its app. The dialog stays open only if the app answers with errors. */
export async function submitDialog(
  ctx: ActContext,
  given: { readonly installed: InstalledApp; readonly view: ViewRow; readonly values: StateValues },
): Promise<Submitted> {
  const { installed, view, values } = given;
  const { names } = storedDialog(view);
  const payload = {
    type: "dialog_submission",
    ...(await commonFields(ctx, installed)),
    submission: Object.fromEntries(names.map((name, at) => [name, submittedText(values[String(at)])])),
    ...(await dialogFields(ctx, view)),
    ...(await dialogResponseUrl(ctx, view)),
  };
  const reply = await ctx.ask(installed.app.id, { kind: "interactive", payload });
  if (!reply.answered) return { reply, outcome: "failed", why: reply.why };
  const answer = dropNulls(reply.body);
  const errors = isFields(answer) ? answer["errors"] : undefined;
  if (Array.isArray(errors) && errors.length > 0) return { reply, ...readErrors(errors, names) };
  const effect = { kind: "close" } as const;
  await ctx.as(installed.caller).write(answerSubmission, { viewId: view.id, userId: view.user_id, effect });
  return { reply, outcome: "closed" };
}

/** One input, one value; nothing entered is null. */
function submittedText(actions: StateValues[string] | undefined): string | null {
  const [value] = Object.values(actions ?? {});
  const entered = value && submittedForm(value.type, heldValue(value));
  return typeof entered === "string" && entered !== "" ? entered : null;
}

/** Errors are shown at the input that they name, so each has to name one. */
function readErrors(errors: readonly unknown[], names: readonly string[]): Omit<Submitted, "reply"> {
  const byBlock: Record<string, string> = {};
  for (const one of errors) {
    const { name, error } = isFields(one) ? one : {};
    const at = names.findIndex((known) => known === name);
    if (at < 0 || typeof error !== "string")
      return { outcome: "failed", why: "errors must name elements of the dialog" };
    byBlock[String(at)] = error;
  }
  return { outcome: "errors", errors: byBlock };
}
