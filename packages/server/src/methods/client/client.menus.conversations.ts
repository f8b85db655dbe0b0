import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listMenuConversations, nameChosenConversations } from "../../domain/menus/listMenuConversations.ts";
import { menuConversationSchema, presentMenuConversation } from "../../present/menuItem.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { menuErrors, menuParams } from "../menuParams.ts";
import { choices, defaulted, flag, optional } from "../params.ts";

export const clientMenusConversations = defineMethod({
  name: "client.menus.conversations",
  summary: "Lists the conversations that a menu offers the caller, by its filter and the typed text.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: {
    ...menuParams("channel"),
    include: optional(
      choices({ describe: "Kinds of conversation; all when left out.", of: ["im", "mpim", "private", "public"] }),
    ),
    exclude_external_shared_channels: defaulted(flag({ describe: "Without what is shared with others." }), false),
    exclude_bot_users: defaulted(flag({ describe: "Without direct messages with apps." }), false),
  },
  result: { items: Type.Array(menuConversationSchema), response_metadata: pageSchema },
  errors: menuErrors,
  examples: [{ title: "Public channels", params: { include: ["public"], query: "gen" } }],
  notes:
    "A method of this server's own, for clients. Archived conversations are not offered. Direct ones are called by who else is in them.",
  async handler(ctx, { ids, include, exclude_external_shared_channels, exclude_bot_users, ...asked }) {
    const filter = {
      ...(include && { include: [...include] }),
      exclude_external_shared_channels,
      exclude_bot_users,
    };
    const page = ids
      ? succeed({ items: await nameChosenConversations(ctx, ids), next: "" })
      : await listMenuConversations(ctx, { ...asked, filter });
    if (!page.ok) return page;
    return succeed({ items: page.items.map(presentMenuConversation), response_metadata: { next_cursor: page.next } });
  },
});
