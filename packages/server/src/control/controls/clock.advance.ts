import { refuse, succeed } from "@platform/protocol";
import { defineControl } from "../define.ts";
import { latestMs } from "../movableClock.ts";
import { duration } from "../params.ts";
import { presentTime, timeSchema } from "../presentTime.ts";

export const clockAdvance = defineControl({
  name: "clock.advance",
  summary: "Moves the platform's clock forward.",
  notes:
    "Everything that expires or is due follows; the machine and other programs do not. The offset is stored with the data, so that a restart revives nothing. Other servers on the same database follow when they start.",
  params: { by: duration({ describe: "How far: `500ms`, `90s`, `5m`, `12h`, `2d`, `1w`, or several, `1h30m`." }) },
  result: timeSchema,
  errors: { too_far: "The year 9999 is the last one." },
  example: { by: "12h" },
  async handler(context, { by }) {
    const { clock } = context;
    if (clock.nowMs() + by > latestMs) return refuse("too_far");
    clock.advance(by);
    await context.storeTime();
    return succeed(presentTime(clock));
  },
});
