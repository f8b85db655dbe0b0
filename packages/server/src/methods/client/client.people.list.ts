import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { isAdmin } from "../../domain/caller.ts";
import { listDirectory, listNamedPeople } from "../../domain/users/listDirectory.ts";
import { listEnterprises } from "../../domain/users/listEnterprises.ts";
import { pageSchema } from "../../present/page.ts";
import { presentUser, userSchema } from "../../present/user.ts";
import { defineMethod } from "../define.ts";
import { menuErrors, menuParams } from "../menuParams.ts";
import { defaulted, flag } from "../params.ts";

export const clientPeopleList = defineMethod({
  name: "client.people.list",
  summary: "Lists the people directory by name, or those whose names have the typed text in them.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: {
    ...menuParams("user"),
    exclude_bots: defaulted(flag({ describe: "Without the bots of apps." }), false),
  },
  result: { members: Type.Array(userSchema), response_metadata: pageSchema },
  errors: menuErrors,
  examples: [{ title: "People whose names begin with two letters", params: { query: "al", exclude_bots: true } }],
  notes:
    "A method of this server's own, for clients. The order is that of `client.menus.users`. Deactivated people are left out, but returned if `ids` names them. Guests see the people with whom they share a channel.",
  async handler(ctx, { ids, exclude_bots: isWithoutBots, ...asked }) {
    const page = ids
      ? succeed({ users: await listNamedPeople(ctx, ids), next: "" })
      : await listDirectory(ctx, { ...asked, isWithoutBots });
    if (!page.ok) return page;
    const view = {
      nowMs: ctx.nowMs,
      baseUrl: ctx.baseUrl,
      withEmail: ctx.caller.scopes.includes("users:read.email"),
      withLocale: false,
      reader: { userId: ctx.caller.userId, isAdmin: isAdmin(ctx.caller) },
    };
    const enterprises = await listEnterprises(ctx, page.users);
    return succeed({
      members: page.users.map((user) => presentUser(user, { ...view, enterprise: enterprises.get(user.id) })),
      response_metadata: { next_cursor: page.next },
    });
  },
});
