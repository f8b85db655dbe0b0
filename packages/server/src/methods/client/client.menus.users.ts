import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listMenuPeople, nameChosenPeople } from "../../domain/menus/listMenuPeople.ts";
import { menuPersonSchema, presentMenuPerson } from "../../present/menuItem.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { menuErrors, menuParams } from "../menuParams.ts";

export const clientMenusUsers = defineMethod({
  name: "client.menus.users",
  summary: "Lists the people that a menu of users offers the caller, by the typed text.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: menuParams("user"),
  result: { items: Type.Array(menuPersonSchema), response_metadata: pageSchema },
  errors: menuErrors,
  examples: [{ title: "Two letters were typed", params: { query: "al", limit: 50 } }],
  notes:
    "A method of this server's own, for clients. An exact name or handle comes first, then names that begin with the typed text, then those in which a word does. Deactivated people are not offered, but returned if `ids` names them. Guests are offered the people with whom they share a channel.",
  async handler(ctx, { ids, ...asked }) {
    const page = ids
      ? succeed({ items: await nameChosenPeople(ctx, ids), next: "" })
      : await listMenuPeople(ctx, asked);
    if (!page.ok) return page;
    return succeed({ items: page.items.map(presentMenuPerson), response_metadata: { next_cursor: page.next } });
  },
});
