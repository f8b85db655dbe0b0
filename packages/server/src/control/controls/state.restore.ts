import { succeed } from "@platform/protocol";
import { defineControl } from "../define.ts";
import { fileName } from "../params.ts";
import { presentTime, timeSchema } from "../presentTime.ts";

export const stateRestore = defineControl({
  name: "state.restore",
  summary: "Restores all data and the clock's offset from a snapshot.",
  notes: "Calls see one state or the other, never a mixture. Open sockets stay open; the log is unchanged.",
  params: { name: fileName({ describe: "Of the snapshot." }) },
  result: timeSchema,
  errors: {
    snapshot_not_found: "There is no snapshot with that name.",
    snapshot_not_usable: "It was written by a newer version, or is damaged.",
    not_on_postgres: "Not available on PostgreSQL, which has its own tools for this.",
  },
  example: { name: "before-the-upgrade" },
  async handler({ state, clock }, { name }) {
    const restored = await state.restore(name);
    return restored.ok ? succeed(presentTime(clock)) : restored;
  },
});
