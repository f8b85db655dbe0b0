import { succeed } from "@platform/protocol";
import { ownDndFields } from "../../domain/dnd/dndFields.ts";
import { endSnooze } from "../../domain/dnd/endSnooze.ts";
import { dndSchema, snoozeSchema } from "../../present/dnd.ts";
import { defineMethod } from "../define.ts";

export const dndEndSnooze = defineMethod({
  name: "dnd.endSnooze",
  summary: "Ends the caller's snooze.",
  http: "POST",
  tokens: ["user"],
  scopes: ["dnd:write"],
  rate: 2,
  params: {},
  result: { ...dndSchema, ...snoozeSchema },
  errors: {},
  examples: [{ title: "Back again", params: {} }],
  async handler(ctx) {
    const ended = await ctx.write(endSnooze, {});
    return ended.ok ? succeed(ownDndFields(ended.status, ctx.nowMs)) : ended;
  },
});
