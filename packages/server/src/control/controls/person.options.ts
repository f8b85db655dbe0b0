import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { openMenu } from "../../domain/interactions/openMenu.ts";
import { defaulted, text } from "../../methods/params.ts";
import { actErrors, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";
import { elementParams, placeOf } from "../elementParams.ts";
import { findPerson } from "../findPerson.ts";

export const personOptions = defineControl({
  name: "person.options",
  summary: "Opens a menu as a person, types in it, and returns its options.",
  notes:
    "Menus of people, channels and conversations offer what the person can see, by the menu's `filter`: the first 100 that match, each valued by its id.",
  params: {
    ...whoParams,
    ...elementParams,
    query: defaulted(text({ describe: "The typed text; empty if the menu is only opened." }), ""),
  },
  result: {
    state: Type.Enum(["ready", "empty", "waiting", "error"], {
      description: "`waiting` for more text; `error` if the app did not answer or its answer is invalid.",
    }),
    options: Type.Optional(Type.Array(Type.Object({ value: Type.String() }))),
    option_groups: Type.Optional(Type.Array(Type.Object({ options: Type.Array(Type.Unknown()) }))),
    errors: Type.Optional(Type.Array(Type.String())),
  },
  errors: actErrors,
  example: { user: "alice", channel: "general", ts: "1700000000.000100", action_id: "ticket", query: "pri" },
  async handler(context, { action_id: actionId, block_id: blockId, query, ...given }) {
    const found = await findPerson(context, given);
    if (!found.ok) return found;
    const ctx = await context.actAs(found);
    if (!ctx) return refuse("user_not_found");
    const where = await placeOf(given, found);
    if (!where.ok) return refuse("refused", where.error);
    const menu = await openMenu(ctx, { ...where.place, actionId, blockId, query });
    if (!menu.ok) return refuse("refused", menu.error);
    return succeed({ state: menu.state, ...menu.offer, ...(menu.errors && { errors: menu.errors }) });
  },
});
