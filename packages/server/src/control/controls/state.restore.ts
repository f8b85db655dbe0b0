import { succeed } from "@platform/protocol";
import { defineControl } from "../define.ts";
import { fileName } from "../params.ts";
import { presentTime, timeSchema } from "../presentTime.ts";

export const stateRestore = defineControl({
  name: "state.restore",
  summary: "Puts all data, and how far time is ahead, back to a snapshot.",
  notes: "Calls see the one state or the other, never a part. Open sockets stay open; the log stays as it is.",
  params: { name: fileName({ describe: "Of the snapshot." }) },
  result: timeSchema,
  errors: {
    snapshot_not_found: "There is none of that name.",
    snapshot_not_usable: "It was written by a newer version, or is damaged.",
    not_on_postgres: "PostgreSQL has tools of its own for this.",
  },
  example: { name: "before-the-upgrade" },
  async handler({ state, clock }, { name }) {
    const restored = await state.restore(name);
    return restored.ok ? succeed(presentTime(clock)) : restored;
  },
});
