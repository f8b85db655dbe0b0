import { dropNulls, isShorterThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { type Option, optionsOf } from "@platform/protocol/elementValues/formats.ts";
import { submittedValueOf } from "@platform/protocol/elementValues/stateValue.ts";
import { menuOfLegacyAnswer } from "@platform/protocol/attachments/legacyActions.ts";
import type { ViewRow } from "../views/view.ts";
import { suggestionFields } from "../dialogs/dialogFields.ts";
import { menuOfDialogAnswer } from "../dialogs/dialogView.ts";
import type { InstalledApp } from "../access/appCaller.ts";
import { type ActContext, actionTs, commonFields, isFields } from "./act.ts";
import { findSurface, messageSurface } from "../functions/surfaces.ts";
import { functionFields } from "./functionData.ts";
import type { PlacedElement } from "./elements.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface OptionsRequest {
  readonly place: PlacedElement;
  readonly installed: InstalledApp;
  readonly container: Fields;
  /** The view or the message with its channel, as it is sent to the app. */
  readonly about?: Fields;
  /** The legacy dialog that contains the menu. */
  readonly dialog?: ViewRow | undefined;
  /** What is typed so far; undefined when the menu is not opened at all. */
  readonly query: string | undefined;
}

export type LoadCode = "options_failed";

export interface LoadedOptions {
  /** All of them, in whatever groups. */
  readonly options: readonly Option[];
  /** As the app answered. */
  readonly menu: Fields;
  /** Whether the app was asked: not as long as too little is typed. */
  readonly isAsked: boolean;
}

/** Whether the options of a menu come from the app while a person types. */
export function loadsOptions({ type }: { readonly type: string }): boolean {
  return submittedValueOf(type)?.format === "loaded_option";
}

/** What a menu offers once it is opened and something is typed. An answer that breaks a limit is as bad as none. */
export async function loadOptions(
  ctx: ActContext,
  { place, installed, container, about = {}, dialog, query }: OptionsRequest,
): Promise<Outcome<LoadedOptions, LoadCode>> {
  const { element } = place;
  if (!loadsOptions(element)) return succeed({ options: optionsOf(element), menu: {}, isAsked: false });
  const least = (element["min_query_length"] as number | undefined) ?? limits.min_query_length_default;
  if (query === undefined || isShorterThan(query, least)) return succeed({ options: [], menu: {}, isAsked: false });
  const isLegacy = "attachment_id" in place.block;
  const payload = {
    ...(await commonFields(ctx, installed)),
    ...(dialog
      ? await suggestionFields(ctx, dialog, place)
      : isLegacy
        ? legacyRequest(ctx, place, { container, about })
        : {
            type: "block_suggestion",
            ...functionFields(ctx, await executionIn(ctx, container)),
            action_id: element.action_id,
            block_id: place.block.block_id,
            container,
            ...about,
          }),
    value: query,
  };
  const reply = await ctx.ask(installed.app.id, { kind: "block_suggestion", payload });
  if (!reply.answered) return refuse("options_failed", reply.why);
  const answer = dropNulls(reply.body);
  if (!isFields(answer)) return checkMenu(answer);
  if (dialog) return checkMenu(menuOfDialogAnswer(answer));
  return checkMenu(isLegacy ? menuOfLegacyAnswer(answer) : answer);
}

/** How an app is asked for the options of a menu in a legacy attachment. Bolt knows the request by its `name`. */
function legacyRequest(
  ctx: ActContext,
  { block, element }: PlacedElement,
  { container, about }: { readonly container: Fields; readonly about: Fields },
): Fields {
  return {
    type: "interactive_message",
    name: element["name"],
    callback_id: block["callback_id"] ?? "",
    attachment_id: block["attachment_id"],
    action_ts: actionTs(ctx),
    message_ts: container["message_ts"],
    channel: about["channel"],
  };
}

/** By the view or the message that contains the menu. */
async function executionIn(ctx: ActContext, container: Fields) {
  const { view_id: viewId, channel_id: channelId, message_ts: ts } = container;
  return findSurface(ctx.db, typeof viewId === "string" ? viewId : messageSurface(String(channelId), String(ts)));
}

/** Validated like a menu with its own options; an empty result is fine. */
async function checkMenu(body: unknown): Promise<Outcome<LoadedOptions, LoadCode>> {
  if (!isFields(body)) return refuse("options_failed", "the answer is no JSON object");
  const { options, option_groups: groups } = body;
  const menu = options === undefined ? { option_groups: groups } : { options };
  const list = options ?? groups;
  if (Array.isArray(list) && list.length === 0) return succeed({ options: [], menu, isAsked: true });
  const { printFault, validateBlocks } = await import("@platform/protocol/blockkit/index.ts");
  const select = { type: "static_select", action_id: "menu", ...(options !== undefined && { options }) };
  const whole = groups === undefined ? select : { ...select, option_groups: groups };
  const faults = validateBlocks([{ type: "actions", elements: [whole] }], "message");
  if (faults.length > 0) {
    const print = (fault: (typeof faults)[number]) =>
      printFault({ ...fault, pointer: fault.pointer.replace(inside, "") });
    return refuse("options_failed", ...faults.map(print));
  }
  return succeed({ options: optionsOf(whole), menu, isAsked: true });
}

/** Where the menu stands while it is checked; apps know nothing of that. */
const inside = "/blocks/0/elements/0";
