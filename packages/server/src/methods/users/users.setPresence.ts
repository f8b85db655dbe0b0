import { succeed } from "@platform/protocol";
import { setPresence } from "../../domain/presence/setPresence.ts";
import { defineMethod } from "../define.ts";
import { choice } from "../params.ts";

export const usersSetPresence = defineMethod({
  name: "users.setPresence",
  summary: "Sets the caller away, or lets activity decide again.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["users:write"],
  rate: 2,
  params: {
    presence: choice({
      describe: "`away` until it is changed again, or `auto`.",
      of: ["auto", "away"],
      otherwise: "invalid_presence",
    }),
  },
  result: {},
  errors: { invalid_presence: "`presence` is missing, or neither `auto` nor `away`." },
  notes:
    "Being away lasts over sessions. The caller's sockets receive `manual_presence_change`, subscribers `presence_change`.",
  examples: [{ title: "Away", params: { presence: "away" } }],
  async handler(ctx, { presence }) {
    await ctx.write(setPresence, { isAway: presence === "away" });
    return succeed({});
  },
});
