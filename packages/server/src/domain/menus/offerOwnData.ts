import { limits } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import type { Element } from "../interactions/elements.ts";
import type { Option } from "../interactions/readChoice.ts";
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

const lists: Readonly<Record<string, List>> = {
  users_select: people,
  multi_users_select: people,
  conversations_select: conversations,
  multi_conversations_select: conversations,
  channels_select: channels,
  multi_channels_select: channels,
};

/** The first options of a menu of people or conversations, each valued by its id; nothing for every other element. */
export async function offerOwnData(ctx: ReadContext, element: Element, query: string): Promise<Option[] | undefined> {
  const list = Object.hasOwn(lists, element.type) ? lists[element.type] : undefined;
  if (!list) return undefined;
  const page = await list(ctx, { query, limit: limits.options_max }, element);
  return page.ok ? page.items.map(({ id, text }) => ({ text: { type: "plain_text", text }, value: id })) : [];
}
