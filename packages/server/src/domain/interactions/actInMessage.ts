import { type Outcome, refuse, succeed } from "@platform/protocol";
import { elementValueOf } from "@platform/protocol/elementValues/stateValue.ts";
import type { MessageAccessCode } from "../access/accessMessage.ts";
import type { InstalledApp } from "../access/appCaller.ts";
import { type ActContext, channelFields, commonFields, type Reply } from "./act.ts";
import { actInAttachment } from "./actInAttachment.ts";
import { type Entered, enterAll, readAction } from "./action.ts";
import { type ElementName, elementsIn, findElement, type PlacedElement } from "./elements.ts";
import { type ActedMessage, blocksOf, findActedMessage, findApp } from "./findActed.ts";
import { loadOptions, type LoadCode } from "./loadOptions.ts";
import { provenOffers } from "./offered.ts";
import { answerMessageStep } from "../functions/answerMessageStep.ts";
import { awaitsAct, executionOfMessage, functionFields } from "./functionData.ts";
import { openResponseUrls } from "./openResponseUrls.ts";
import { pressWorkflow, type WorkflowCode } from "./pressWorkflow.ts";
import type { DecodeAnswer } from "./readAnswer.ts";
import type { ChoiceCode } from "./readChoice.ts";
import { givenState, withValue } from "./state.ts";
import { makeTriggerId } from "./trigger.ts";

export interface MessageAct extends ElementName {
  readonly channelId: string;
  readonly ts: string;
  /** What is chosen or entered; nothing for a button. */
  readonly choice: unknown;
  /** What is typed first, in a menu that the app is asked for. */
  readonly query?: string | undefined;
  /** The other values of the message at that time. */
  readonly entered: Entered;
  /** What apps have offered in menus that they are asked for, with its proof. */
  readonly offered?: readonly unknown[] | undefined;
}

export type MessageActCode = FindMessageCode | ChoiceCode | LoadCode | WorkflowCode;
type FindMessageCode = MessageAccessCode | "app_not_found" | "element_not_found";

/** Whether the app was notified at all: the value of an input is sent only on demand. */
export type Acted = { readonly reply: Reply | undefined };

/** Presses or chooses something in a message, and waits for the app. */
export async function actInMessage(
  ctx: ActContext,
  act: MessageAct,
  decodeAnswer: DecodeAnswer,
): Promise<Outcome<Acted, MessageActCode>> {
  const found = await findInMessage(ctx, act);
  if (!found.ok) return found;
  const { place, placed, acted, installed } = found;
  const used = elementValueOf(place.element.type);
  if (used?.interaction === "press" && used.runsWorkflow) return pressWorkflow(ctx, place, acted);
  const about = messageFields(acted, installed);
  const offered = await loadOptions(ctx, { ...found, container: containerOf(acted), about, query: act.query });
  if (!offered.ok) return offered;
  const proven = provenOffers(ctx, installed.app.id, act.offered ?? []);
  const read = await readAction(ctx, place, act.choice, [...offered.options, ...proven(place)]);
  if (!read.ok) return read;
  const { entry, value } = read.action;
  if (isLegacy(place)) {
    const triggerId = triggerFor(ctx, installed, acted);
    const responseUrl = await responseUrlFor(ctx, installed, acted, { replacesByDefault: true });
    return actInAttachment(ctx, { ...found, entry, triggerId, responseUrl, decodeAnswer });
  }
  const stateful = placed.filter((one) => !isLegacy(one));
  const before = await enterAll(ctx, stateful, {
    before: givenState(stateful, {}),
    entered: act.entered,
    offered: proven,
  });
  if (!before.ok) return before;
  if (place.block.type === "input" && place.block["dispatch_action"] !== true) return succeed({ reply: undefined });
  const execution = await executionOfMessage(ctx, acted.channel.id, acted.message.ts);
  if (awaitsAct(execution)) {
    const { id: channelId } = acted.channel;
    const { ts } = acted.message;
    const { baseUrl } = ctx;
    await ctx.write(answerMessageStep, { executionId: execution.id, channelId, ts, action: entry, baseUrl });
    return succeed({ reply: undefined });
  }
  const payload = {
    type: "block_actions",
    ...(await commonFields(ctx, installed)),
    ...functionFields(ctx, execution),
    container: containerOf(acted),
    trigger_id: triggerFor(ctx, installed, acted),
    ...messageFields(acted, installed),
    state: { values: value ? withValue(before.values, place, value) : before.values },
    response_url: await responseUrlFor(ctx, installed, acted),
    actions: [entry],
  };
  return succeed({ reply: await ctx.ask(installed.app.id, { kind: "interactive", payload }) });
}

/** An element in a message that the caller can see, and the app that receives the action. */
export async function findInMessage(
  ctx: ActContext,
  named: ElementName & { readonly channelId: string; readonly ts: string },
): Promise<
  Outcome<
    { acted: ActedMessage; installed: InstalledApp; place: PlacedElement; placed: PlacedElement[] },
    FindMessageCode
  >
> {
  const seen = await findActedMessage(ctx, named);
  if (!seen.ok) return seen;
  const found = await findApp(ctx, seen.message.app_id);
  if (!found.ok) return found;
  const placed = elementsIn(blocksOf(seen.message));
  const place = findElement(placed, named);
  if (!place) return refuse("element_not_found", `there is no ${named.actionId} in this message`);
  return succeed({ acted: seen, installed: found.installed, place, placed });
}

export function containerOf({ channel, message, isEphemeral }: ActedMessage) {
  const thread = message.thread_ts === undefined ? undefined : { thread_ts: message.thread_ts };
  return {
    type: "message",
    message_ts: message.ts,
    channel_id: channel.id,
    is_ephemeral: isEphemeral,
    ...thread,
  };
}

/** As apps expect, an ephemeral message is not included again. */
export function messageFields({ channel, message, isEphemeral, metadata }: ActedMessage, { app }: InstalledApp) {
  if (isEphemeral) return { channel: channelFields(channel) };
  // Only the app that attached it receives it unasked.
  const attached = metadata !== null && message.app_id === app.id ? { metadata: JSON.parse(metadata) as object } : {};
  return { channel: channelFields(channel), message: { ...message, ...attached } };
}

export function triggerFor(ctx: ActContext, { app }: InstalledApp, { channel }: ActedMessage): string {
  const { teamId, userId } = ctx.caller;
  return makeTriggerId(ctx, { teamId, userId, appId: app.id, channelId: channel.id, viewId: undefined });
}

/** Whether an element is an action of a legacy attachment. */
function isLegacy({ block }: PlacedElement): boolean {
  return "attachment_id" in block;
}

export async function responseUrlFor(
  ctx: ActContext,
  { app }: InstalledApp,
  acted: ActedMessage,
  { replacesByDefault = false } = {},
): Promise<string> {
  const { channel, message, isEphemeral } = acted;
  // A reply is answered in its thread; what begins a thread, or stands alone, in the channel.
  const threadTs = message.thread_ts === message.ts ? undefined : message.thread_ts;
  const place = {
    appId: app.id,
    channelId: channel.id,
    messageTs: message.ts,
    isEphemeral,
    threadTs,
    replacesByDefault,
  };
  const opened = await ctx.write(openResponseUrls, { places: [place] });
  return `${ctx.baseUrl}${opened.paths[0]}`;
}
