import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { openMenu } from "../../domain/interactions/openMenu.ts";
import { placeErrors, placeOf, placeParams } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, text } from "../params.ts";

const option = Type.Object({ value: Type.String() });

export const clientBlocksSuggest = defineMethod({
  name: "client.blocks.suggest",
  summary: "Returns the options of a menu for a typed text.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  needs: ["as", "ask"],
  params: {
    ...placeParams,
    query: defaulted(text({ describe: "The typed text; empty if the menu is only opened." }), ""),
  },
  result: {
    state: Type.Enum(["ready", "empty", "waiting", "error"], {
      description: "`waiting` for more text; `error` if the app did not answer or its answer is invalid.",
    }),
    options: Type.Optional(Type.Array(option)),
    option_groups: Type.Optional(Type.Array(Type.Object({ options: Type.Array(option) }))),
    proofs: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: "By value, the `offered` proof to return with a chosen option.",
      }),
    ),
    errors: Type.Optional(Type.Array(Type.String())),
  },
  errors: { ...placeErrors, no_menu: "The element is not a menu." },
  examples: [
    {
      title: "Three letters were typed",
      params: { channel: "C0123456789", ts: "1700000000.000100", action_id: "ticket", query: "pri" },
    },
  ],
  notes:
    "A method of this server's own, for clients. Menus of people and conversations answer their first 100 options, " +
    "valued by id; `client.menus.users` and `client.menus.conversations` answer all of them, page by page.",
  async handler(ctx, { action_id: actionId, block_id: blockId, query, ...given }) {
    const found = placeOf(given);
    if (!found.ok) return found;
    const menu = await openMenu(ctx, { ...found.place, actionId, blockId, query });
    if (!menu.ok) return menu;
    const { state, offer, errors, proofs } = menu;
    return succeed({ state, ...offer, ...(errors && { errors }), ...(proofs && { proofs }) });
  },
});
