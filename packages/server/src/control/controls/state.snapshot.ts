import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defineControl } from "../define.ts";
import { fileName } from "../params.ts";

export const stateSnapshot = defineControl({
  name: "state.snapshot",
  summary: "Keeps all data, and how far time is ahead, under a name.",
  notes: "On a data folder it is a file in `snapshots/`, beside the database; in memory it is gone with the server.",
  params: { name: fileName({ describe: "Replaces an older one of that name." }) },
  result: { name: Type.String(), snapshots: Type.Array(Type.String(), { description: "All there are now." }) },
  errors: {
    not_on_postgres: "PostgreSQL has tools of its own for this.",
    too_many_snapshots: "Use one of the existing names again.",
  },
  example: { name: "before-the-upgrade" },
  async handler({ state }, { name }) {
    const kept = await state.snapshot(name);
    if (!kept.ok) return kept;
    const snapshots = await state.names();
    return succeed({ name, snapshots });
  },
});
