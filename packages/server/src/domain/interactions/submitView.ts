import { dropNulls, type Outcome, refuse, succeed } from "@platform/protocol";
import { accessView } from "../access/accessView.ts";
import type { InstalledApp } from "../access/appCaller.ts";
import { answerSubmission, type SubmissionEffect } from "../views/answerSubmission.ts";
import { readView } from "../views/readView.ts";
import { setViewState } from "../views/setViewState.ts";
import { contentOf, printView, stateOf, type ViewRow } from "../views/view.ts";
import type { ReadContext } from "../context.ts";
import { submitDialog } from "../dialogs/submitDialog.ts";
import { type ActContext, commonFields, isFields, type Reply } from "./act.ts";
import { type Entered, enterAll } from "./action.ts";
import { type FindViewCode, viewTrigger } from "./actInView.ts";
import { elementsIn, type PlacedElement } from "./elements.ts";
import { answerForm } from "../functions/answerForm.ts";
import { awaitsAct, executionOfView, functionFields } from "./functionData.ts";
import { findApp } from "./findActed.ts";
import { provenOffers } from "./offered.ts";
import { openResponseUrls } from "./openResponseUrls.ts";
import type { ChoiceCode } from "./readChoice.ts";
import { heldValue, isEmptyValue, type StateValues } from "@platform/protocol/elementValues/stateValue.ts";

export type SubmitCode = FindViewCode | ChoiceCode | "input_missing" | "not_submittable";

export interface Submitted {
  readonly reply: Reply;
  /** The result for the view; `failed` if the app did not answer, or its answer is invalid. */
  readonly outcome: "closed" | "cleared" | "updated" | "pushed" | "errors" | "failed";
  /** By block, what the app finds wrong. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly why?: string;
}

/** Submits a modal, and does with it what the app answers. */
export async function submitView(
  ctx: ActContext,
  asked: {
    readonly viewId: string;
    readonly entered: Entered;
    readonly offered?: readonly unknown[] | undefined;
  },
): Promise<Outcome<Submitted, SubmitCode>> {
  const seen = await accessView(ctx, asked.viewId);
  if (!seen.ok) return seen;
  const content = contentOf(seen.view);
  const isEmptyPane = seen.view.type === "entity_detail" && content.blocks.length === 0;
  if (seen.view.type === "home" || isEmptyPane || content.submit_disabled === true) return refuse("not_submittable");
  const found = await findApp(ctx, seen.view.app_id);
  if (!found.ok) return found;
  const placed = elementsIn(content.blocks);
  const proven = provenOffers(ctx, found.installed.app.id, asked.offered ?? []);
  const entered = await enterAll(ctx, placed, {
    before: stateOf(seen.view),
    entered: asked.entered,
    offered: proven,
    isSubmitted: true,
  });
  if (!entered.ok) return entered;
  const missing = findMissing(placed, entered.values);
  if (missing !== undefined) return refuse("input_missing", `${missing} must be answered`);
  const view = { ...seen.view, state: JSON.stringify(entered.values) };
  await ctx.write(setViewState, { viewId: view.id, state: view.state });
  const execution = await executionOfView(ctx, view);
  if (awaitsAct(execution)) {
    await ctx.write(answerForm, { executionId: execution.id, view, values: entered.values });
    return succeed({ reply: { answered: true, body: {} }, outcome: "closed" });
  }
  const { installed } = found;
  if (view.dialog !== null) return succeed(await submitDialog(ctx, { installed, view, values: entered.values }));
  const payload = {
    type: "view_submission",
    ...(await commonFields(ctx, installed)),
    ...functionFields(ctx, execution),
    trigger_id: viewTrigger(ctx, view),
    view: printView(view),
    response_urls: await responseUrls(ctx, installed, placed, entered.values),
  };
  const reply = await ctx.ask(installed.app.id, { kind: "interactive", payload });
  return succeed({ reply, ...(await applyReply(ctx, installed, view, placed, reply)) });
}

function findMissing(placed: readonly PlacedElement[], values: StateValues): string | undefined {
  return placed.find(({ block, element }) => {
    if (block.type !== "input" || block["optional"] === true) return false;
    const value = values[block.block_id]?.[element.action_id];
    return value === undefined || isEmptyValue(heldValue(value));
  })?.block.block_id;
}

/** For each menu that asks for it, an address that answers into what was chosen there. */
async function responseUrls(
  ctx: ActContext,
  { app }: InstalledApp,
  placed: readonly PlacedElement[],
  values: StateValues,
) {
  const chosen = placed.flatMap(({ block, element }) => {
    const value = values[block.block_id]?.[element.action_id];
    const channelId = value && heldValue(value);
    if (element["response_url_enabled"] !== true || typeof channelId !== "string") return [];
    return [{ block_id: block.block_id, action_id: element.action_id, channel_id: channelId }];
  });
  const places = chosen.map(({ channel_id: channelId }) => ({ appId: app.id, channelId }));
  const { paths } = await ctx.write(openResponseUrls, { places });
  return chosen.map((one, at) => ({ ...one, response_url: `${ctx.baseUrl}${paths[at]}` }));
}

async function applyReply(
  ctx: ActContext,
  installed: InstalledApp,
  view: ViewRow,
  placed: readonly PlacedElement[],
  reply: Reply,
): Promise<Omit<Submitted, "reply">> {
  if (!reply.answered) return { outcome: "failed", why: reply.why };
  const answer = dropNulls(reply.body);
  const body = isFields(answer) ? answer : {};
  const action = body["response_action"];
  if (action === "errors") return readErrors(body["errors"], placed);
  // A details pane stays: the app shows in it what it made of the edit, with a call of its own.
  if (view.type === "entity_detail") return { outcome: "closed" };
  const asApp = ctx.as(installed.caller);
  const effect = await readEffect(asApp, action, body["view"]);
  if (typeof effect === "string") return { outcome: "failed", why: effect };
  const done = await asApp.write(answerSubmission, { viewId: view.id, userId: view.user_id, effect });
  return done.ok ? { outcome: outcomes[effect.kind] } : { outcome: "failed", why: done.error };
}

const outcomes = { close: "closed", clear: "cleared", update: "updated", push: "pushed" } as const;

/** Errors stand under the input that they are about, so they have to name one. */
function readErrors(errors: unknown, placed: readonly PlacedElement[]): Omit<Submitted, "reply"> {
  const inputs = new Set(placed.filter(({ block }) => block.type === "input").map(({ block }) => block.block_id));
  const entries = isFields(errors) ? Object.entries(errors) : [];
  const isGood = entries.length > 0 && entries.every(([id, text]) => inputs.has(id) && typeof text === "string");
  if (!isGood) return { outcome: "failed", why: "errors must name input blocks of the view" };
  return { outcome: "errors", errors: Object.fromEntries(entries) as Record<string, string> };
}

/** What the app wants, or what is wrong with it. */
async function readEffect(ctx: ReadContext, action: unknown, view: unknown): Promise<SubmissionEffect | string> {
  if (action === undefined) return { kind: "close" };
  if (action === "clear") return { kind: "clear" };
  if (action !== "update" && action !== "push") return `there is no response_action ${JSON.stringify(action)}`;
  const read = isFields(view) ? await readView(ctx, view, "modal") : refuse("invalid_arguments", "the view is missing");
  if (read.ok) return { kind: action, view: read.view };
  return read.response_metadata?.messages.join(" ") ?? read.error;
}
