import { limits } from "@platform/protocol";
import type { Option, ValueFormat } from "@platform/protocol/elementValues/formats.ts";
import { submittedValueOf } from "@platform/protocol/elementValues/stateValue.ts";
import type { ReadContext } from "../context.ts";
import type { Element } from "../interactions/elements.ts";
import { listMenuConversations } from "./listMenuConversations.ts";
import { listMenuPeople } from "./listMenuPeople.ts";
import type { MenuAsked, MenuItem } from "./menuPage.ts";

type List = (
  ctx: ReadContext,
  asked: MenuAsked,
  element: Element,
) => Promise<{ readonly ok: true; readonly items: readonly MenuItem[] } | { readonly ok: false }>;

const people: List = (ctx, asked) => listMenuPeople(ctx, asked);
const conversations: List = (ctx, asked, element) =>
  listMenuConversations(ctx, { ...asked, filter: element["filter"] ?? {} });
const channels: List = (ctx, asked) => listMenuConversations(ctx, { ...asked, filter: { include: ["public"] } });

/** The formats whose values are people or conversations of the workspace. */
const lists: Partial<Record<ValueFormat, List>> = { user: people, conversation: conversations, channel: channels };

/** The first options of a menu of people or conversations, each valued by its id; nothing for every other element. */
export async function offerOwnData(ctx: ReadContext, element: Element, query: string): Promise<Option[] | undefined> {
  const format = submittedValueOf(element.type)?.format;
  const list = format && lists[format];
  if (!list) return undefined;
  const page = await list(ctx, { query, limit: limits.options_max }, element);
  return page.ok ? page.items.map(({ id, text }) => ({ text: { type: "plain_text", text }, value: id })) : [];
}
