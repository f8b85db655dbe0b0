import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { InstalledApp } from "../access/appCaller.ts";
import { accessView } from "../access/accessView.ts";
import { dialogOf } from "../dialogs/dialogFields.ts";
import { setViewState } from "../views/setViewState.ts";
import { contentOf, printView, stateOf, type ViewRow } from "../views/view.ts";
import { viewContainer } from "../entities/pane.ts";
import { type ActContext, commonFields } from "./act.ts";
import { type Entered, enterAll, readAction } from "./action.ts";
import type { Acted } from "./actInMessage.ts";
import { type ElementName, elementsIn, findElement, type PlacedElement } from "./elements.ts";
import { awaitsAct, executionOfView, functionFields } from "./functionData.ts";
import { findApp } from "./findActed.ts";
import { loadOptions, type LoadCode } from "./loadOptions.ts";
import { provenOffers } from "./offered.ts";
import type { ChoiceCode } from "./readChoice.ts";
import { withValue } from "./state.ts";
import { makeTriggerId } from "./trigger.ts";

export interface ViewAct extends ElementName {
  readonly viewId: string;
  readonly choice: unknown;
  readonly query?: string | undefined;
  readonly entered: Entered;
  /** What apps have offered in menus that they are asked for, with its proof. */
  readonly offered?: readonly unknown[] | undefined;
}

export type ViewActCode = FindViewCode | ChoiceCode | LoadCode;
export type FindViewCode = "view_not_found" | "app_not_found" | "element_not_found";

/** Presses or chooses something in a view. What is chosen stands there from now on, whatever the app answers. */
export async function actInView(ctx: ActContext, act: ViewAct): Promise<Outcome<Acted, ViewActCode>> {
  const found = await findInView(ctx, act);
  if (!found.ok) return found;
  const { view, place, placed, installed } = found;
  const container = viewContainer(view);
  const about = { view: printView(view) };
  const offered = await loadOptions(ctx, {
    place,
    installed,
    container,
    about,
    dialog: dialogOf(view),
    query: act.query,
  });
  if (!offered.ok) return offered;
  const proven = provenOffers(ctx, installed.app.id, act.offered ?? []);
  const read = await readAction(ctx, place, act.choice, [...offered.options, ...proven(place)]);
  if (!read.ok) return read;
  const before = await enterAll(ctx, placed, { before: stateOf(view), entered: act.entered, offered: proven });
  if (!before.ok) return before;
  const { entry, value } = read.action;
  const values = value ? withValue(before.values, place, value) : before.values;
  const entered = { ...view, state: JSON.stringify(values) };
  await ctx.write(setViewState, { viewId: view.id, state: entered.state });
  if (place.block.type === "input" && place.block["dispatch_action"] !== true) return succeed({ reply: undefined });
  const execution = await executionOfView(ctx, view);
  if (awaitsAct(execution)) return succeed({ reply: undefined });
  const payload = {
    type: "block_actions",
    ...(await commonFields(ctx, installed)),
    ...functionFields(ctx, execution),
    container,
    trigger_id: viewTrigger(ctx, view),
    view: printView(entered),
    actions: [entry],
  };
  return succeed({ reply: await ctx.ask(installed.app.id, { kind: "interactive", payload }) });
}

/** An element of a view that the caller has open, and the app that receives the action. */
export async function findInView(
  ctx: ActContext,
  named: ElementName & { readonly viewId: string },
): Promise<
  Outcome<{ view: ViewRow; installed: InstalledApp; place: PlacedElement; placed: PlacedElement[] }, FindViewCode>
> {
  const seen = await accessView(ctx, named.viewId);
  if (!seen.ok) return seen;
  const found = await findApp(ctx, seen.view.app_id);
  if (!found.ok) return found;
  const placed = elementsIn(contentOf(seen.view).blocks);
  const place = findElement(placed, named);
  if (!place) return refuse("element_not_found", `there is no ${named.actionId} in this view`);
  return succeed({ view: seen.view, installed: found.installed, place, placed });
}

export function viewTrigger(ctx: ActContext, view: ViewRow): string {
  const { teamId, userId } = ctx.caller;
  return makeTriggerId(ctx, {
    teamId,
    userId,
    appId: view.app_id,
    channelId: view.channel_id ?? undefined,
    viewId: view.id,
  });
}
