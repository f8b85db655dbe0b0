import { refuse, succeed } from "@platform/protocol";
import { ownDndFields } from "../../domain/dnd/dndFields.ts";
import type { DndSchedule } from "../../domain/dnd/dndStatus.ts";
import { setDndSchedule } from "../../domain/dnd/setDndSchedule.ts";
import { dndSchema, snoozeSchema } from "../../present/dnd.ts";
import { defineMethod } from "../define.ts";
import { dndDays } from "../dndDays.ts";
import { jsonObject } from "../params.ts";

const timeShape = /^([01]\d|2[0-3]):([0-5]\d)$/;

export const clientDndSchedule = defineMethod({
  name: "client.dnd.schedule",
  summary: "Sets the times at which the caller does not want to be disturbed.",
  http: "POST",
  tokens: ["user"],
  scopes: ["dnd:write"],
  rate: 3,
  forPeople: true,
  params: {
    schedule: jsonObject({ describe: "A start and an end for each day, as `HH:MM` in the caller's time zone." }),
  },
  result: { ...dndSchema, ...snoozeSchema },
  errors: { invalid_schedule: "A key is not a day of the week, or a time is not `HH:MM`." },
  notes:
    "A method of this server's own, for clients. Days that are left out have no window; `{}` removes the schedule.",
  examples: [{ title: "Evenings", params: { schedule: { monday: { start: "22:00", end: "08:00" } } } }],
  async handler(ctx, { schedule: given }) {
    const schedule = readSchedule(given);
    if (!schedule) return refuse("invalid_schedule");
    const hasWindow = schedule.some((times) => times !== null);
    const set = await ctx.write(setDndSchedule, { schedule: hasWindow ? schedule : undefined });
    return set.ok ? succeed(ownDndFields(set.status, ctx.nowMs)) : set;
  },
});

function readSchedule(given: Readonly<Record<string, unknown>>): DndSchedule | undefined {
  if (Object.keys(given).some((name) => !dndDays.some((day) => day === name))) return undefined;
  const schedule = dndDays.map((day) => readWindow(given[day]));
  return schedule.includes(undefined) ? undefined : (schedule as DndSchedule);
}

/** Null for a day without a window, undefined for a bad value. */
function readWindow(value: unknown): readonly [number, number] | null | undefined {
  if (value === undefined) return null;
  if (typeof value !== "object" || value === null || !("start" in value) || !("end" in value)) return undefined;
  const [start, end] = [minutesOf(value.start), minutesOf(value.end)];
  return start === undefined || end === undefined || start === end ? undefined : [start, end];
}

function minutesOf(time: unknown): number | undefined {
  const [, hours, minutes] = (typeof time === "string" && timeShape.exec(time)) || [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
