import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Option } from "@platform/protocol/elementValues/formats.ts";
import type { MessageAccessCode } from "../access/accessMessage.ts";
import { viewContainer } from "../entities/pane.ts";
import { offerOwnData } from "../menus/offerOwnData.ts";
import { printView } from "../views/view.ts";
import { dialogOf } from "../dialogs/dialogFields.ts";
import type { ActContext } from "./act.ts";
import { containerOf, findInMessage, messageFields } from "./actInMessage.ts";
import { type FindViewCode, findInView } from "./actInView.ts";
import type { ElementName } from "./elements.ts";
import { loadOptions, loadsOptions, type OptionsRequest } from "./loadOptions.ts";
import { proveOffer } from "./offered.ts";

export type MenuPlace = ElementName &
  ({ readonly viewId: string } | { readonly channelId: string; readonly ts: string });

export interface OpenMenu {
  /** Something to choose, nothing found, more to be typed first, or no good answer from the app. */
  readonly state: "ready" | "empty" | "waiting" | "error";
  readonly offer: { readonly options?: Option[]; readonly option_groups?: { options: Option[] }[] };
  readonly errors?: string[];
  /** By the value of each option that the app offered, what shows that it did. */
  readonly proofs?: Readonly<Record<string, string>>;
}

export type OpenMenuCode = MessageAccessCode | FindViewCode | "no_menu";

/** What a menu offers to a person who opens it and types something. */
export async function openMenu(
  ctx: ActContext,
  asked: MenuPlace & { readonly query: string },
): Promise<Outcome<OpenMenu, OpenMenuCode>> {
  const request = await requestFor(ctx, asked);
  if (!request.ok) return request;
  const { element } = request.place;
  if (element["options"] !== undefined || element["option_groups"] !== undefined) {
    return succeed({ state: "ready", offer: pickLists(element) });
  }
  const own = await offerOwnData(ctx, element, asked.query);
  if (own) return succeed({ state: own.length > 0 ? "ready" : "empty", offer: { options: own } });
  if (!loadsOptions(element)) return refuse("no_menu");
  const loaded = await loadOptions(ctx, { ...request, query: asked.query });
  if (!loaded.ok) {
    const errors = (loaded.response_metadata?.messages ?? []).map((line) => line.replace("[ERROR] ", ""));
    return succeed({ state: "error", offer: {}, errors });
  }
  if (!loaded.isAsked) return succeed({ state: "waiting", offer: {} });
  const { installed } = request;
  const proofs = loaded.options.map((one) => [one.value, proveOffer(ctx, installed.app.id, element.action_id, one)]);
  return succeed({
    state: loaded.options.length > 0 ? "ready" : "empty",
    offer: pickLists(loaded.menu),
    proofs: Object.fromEntries(proofs) as Record<string, string>,
  });
}

function pickLists(menu: Readonly<Record<string, unknown>>): OpenMenu["offer"] {
  const { options, option_groups: groups } = menu;
  return groups === undefined
    ? { options: (options ?? []) as Option[] }
    : { option_groups: groups as { options: Option[] }[] };
}

async function requestFor(
  ctx: ActContext,
  asked: MenuPlace,
): Promise<Outcome<Omit<OptionsRequest, "query">, OpenMenuCode>> {
  if ("viewId" in asked) {
    const found = await findInView(ctx, asked);
    if (!found.ok) return found;
    const { view, place, installed } = found;
    const container = viewContainer(view);
    return succeed({ place, installed, container, about: { view: printView(view) }, dialog: dialogOf(view) });
  }
  const found = await findInMessage(ctx, asked);
  if (!found.ok) return found;
  const { acted, place, installed } = found;
  return succeed({ place, installed, container: containerOf(acted), about: messageFields(acted, installed) });
}
