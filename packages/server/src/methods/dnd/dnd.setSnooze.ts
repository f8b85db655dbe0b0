import { limits, succeed } from "@platform/protocol";
import { snoozeFields } from "../../domain/dnd/dndFields.ts";
import { setSnooze } from "../../domain/dnd/setSnooze.ts";
import { snoozeSchema } from "../../present/dnd.ts";
import { defineMethod } from "../define.ts";
import { expected, text } from "../params.ts";

export const dndSetSnooze = defineMethod({
  name: "dnd.setSnooze",
  summary: "Pauses the caller's notifications for some minutes.",
  http: "POST",
  tokens: ["user"],
  scopes: ["dnd:write"],
  rate: 2,
  params: {
    num_minutes: expected(text({ describe: "How many minutes, from now." })),
  },
  result: snoozeSchema,
  errors: {
    missing_duration: "`num_minutes` is missing, or not a number above 0.",
    too_long: `A snooze lasts at most ${limits.dnd_snooze_minutes_max} minutes.`,
  },
  notes: "A running snooze is replaced. It goes before the schedule.",
  examples: [{ title: "An hour of quiet", params: { num_minutes: "60" } }],
  async handler(ctx, { num_minutes: given = "" }) {
    const minutes = /^\d{1,9}$/.test(given.trim()) ? Number(given) : 0;
    const set = await ctx.write(setSnooze, { minutes });
    return set.ok ? succeed(snoozeFields(set.status.snooze, ctx.nowMs)) : set;
  },
});
