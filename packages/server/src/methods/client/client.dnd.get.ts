import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { ownDndFields } from "../../domain/dnd/dndFields.ts";
import type { DndSchedule } from "../../domain/dnd/dndStatus.ts";
import { readDndSettings } from "../../domain/dnd/readDndSettings.ts";
import { dndSchema, snoozeSchema } from "../../present/dnd.ts";
import { defineMethod } from "../define.ts";
import { dndDays } from "../dndDays.ts";

export const clientDndGet = defineMethod({
  name: "client.dnd.get",
  summary: "Returns the times at which the caller does not want to be disturbed.",
  http: "GET",
  tokens: ["user"],
  scopes: ["dnd:read"],
  rate: 3,
  forPeople: true,
  params: {},
  result: {
    ...dndSchema,
    ...snoozeSchema,
    schedule: Type.Record(Type.String(), Type.Object({ start: Type.String(), end: Type.String() }), {
      description: "A start and an end as `HH:MM` by day, as `client.dnd.schedule` takes them.",
    }),
  },
  errors: {},
  notes: "A method of this server's own, for clients. What changes afterwards comes as `dnd_updated`.",
  examples: [{ title: "For the preferences", params: {} }],
  async handler(ctx) {
    const { schedule, status } = await readDndSettings(ctx);
    return succeed({ ...ownDndFields(status, ctx.nowMs), schedule: presentSchedule(schedule) });
  },
});

function presentSchedule(schedule: DndSchedule): Record<string, { start: string; end: string }> {
  const windows = dndDays.flatMap((day, at) => {
    const times = schedule[at];
    return times ? [[day, { start: timeOf(times[0]), end: timeOf(times[1]) }] as const] : [];
  });
  return Object.fromEntries(windows);
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
