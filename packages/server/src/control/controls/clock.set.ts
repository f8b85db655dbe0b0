import { refuse, succeed } from "@platform/protocol";
import { defineControl } from "../define.ts";
import { moment } from "../params.ts";
import { presentTime, timeSchema } from "../presentTime.ts";

export const clockSet = defineControl({
  name: "clock.set",
  summary: "Moves the platform's clock to a time in the future.",
  params: { to: moment({ describe: "ISO text, such as `2026-12-24T18:00:00Z`, or seconds since 1970." }) },
  result: timeSchema,
  errors: {
    time_has_passed:
      "`to` is in the past. Time does not go back, because stored data carries dates; `state.restore` and `state.reset` move data and time back together.",
  },
  example: { to: "2030-01-01T00:00:00Z" },
  async handler(context, { to }) {
    const { clock } = context;
    if (to < clock.nowMs()) return refuse("time_has_passed");
    clock.set(to);
    await context.storeTime();
    return succeed(presentTime(clock));
  },
});
