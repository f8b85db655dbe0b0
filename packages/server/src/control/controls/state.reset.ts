import { succeed } from "@platform/protocol";
import { defineControl } from "../define.ts";
import { presentTime, timeSchema } from "../presentTime.ts";

export const stateReset = defineControl({
  name: "state.reset",
  summary: "Resets all data to the seed and the time to the machine's, and removes all faults.",
  notes: "Ids and tokens stay the same, so `dev.json` stays valid.",
  params: {},
  result: timeSchema,
  errors: {
    no_seed_kept: "The seed was loaded by a server without controls, which stored no copy.",
    snapshot_not_usable: "The copy was written by a newer version, or is damaged.",
    not_on_postgres: "Not available on PostgreSQL, which has its own tools for this.",
  },
  example: {},
  async handler({ state, clock, faults }) {
    const restored = await state.reset();
    if (!restored.ok) return restored;
    faults.clear();
    return succeed(presentTime(clock));
  },
});
