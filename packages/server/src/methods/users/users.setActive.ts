import { succeed } from "@platform/protocol";
import { setActive } from "../../domain/presence/setActive.ts";
import { defineMethod } from "../define.ts";

export const usersSetActive = defineMethod({
  name: "users.setActive",
  summary: "Reports that the caller is active.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["users:write"],
  rate: 2,
  params: {},
  result: {},
  errors: {},
  notes:
    "Ends the automatic absence of a person whose clients are connected. It has no effect without a connection, and `users.setPresence` decides before it.",
  examples: [{ title: "Active", params: {} }],
  async handler(ctx) {
    await ctx.write(setActive, {});
    return succeed({});
  },
});
