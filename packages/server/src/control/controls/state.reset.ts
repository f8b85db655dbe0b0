import { succeed } from "@platform/protocol";
import { defineControl } from "../define.ts";
import { presentTime, timeSchema } from "../presentTime.ts";

export const stateReset = defineControl({
  name: "state.reset",
  summary: "Puts all data back to what was planted, time to that of the machine, and takes back all faults.",
  notes: "Ids and tokens are the same as before, so `dev.json` stays true.",
  params: {},
  result: timeSchema,
  errors: {
    no_seed_kept: "The store was planted by a server without controls, which kept no copy of it.",
    snapshot_not_usable: "The copy was written by a newer version, or is damaged.",
    not_on_postgres: "PostgreSQL has tools of its own for this.",
  },
  example: {},
  async handler({ state, clock, faults }) {
    const restored = await state.reset();
    if (!restored.ok) return restored;
    faults.clear();
    return succeed(presentTime(clock));
  },
});
