import { endDnd } from "../../domain/dnd/endDnd.ts";
import { defineMethod } from "../define.ts";

export const dndEndDnd = defineMethod({
  name: "dnd.endDnd",
  summary: "Ends the running do-not-disturb window of the caller's schedule, and the snooze.",
  http: "POST",
  tokens: ["user"],
  scopes: ["dnd:write"],
  rate: 2,
  params: {},
  result: {},
  errors: {},
  notes: "The next window of the schedule begins as planned.",
  examples: [{ title: "Back again", params: {} }],
  handler: (ctx) => ctx.write(endDnd, {}),
});
