import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defineControl } from "../define.ts";
import { fileName } from "../params.ts";

export const stateSnapshot = defineControl({
  name: "state.snapshot",
  summary: "Saves all data and the clock's offset as a named snapshot.",
  notes: "With a data folder it is a file in `snapshots/`, next to the database; in memory it ends with the server.",
  params: { name: fileName({ describe: "The name; an existing snapshot with that name is replaced." }) },
  result: { name: Type.String(), snapshots: Type.Array(Type.String(), { description: "All there are now." }) },
  errors: {
    not_on_postgres: "Not available on PostgreSQL, which has its own tools for this.",
    too_many_snapshots: "There are too many snapshots. Reuse an existing name.",
  },
  example: { name: "before-the-upgrade" },
  async handler({ state }, { name }) {
    const kept = await state.snapshot(name);
    if (!kept.ok) return kept;
    const snapshots = await state.names();
    return succeed({ name, snapshots });
  },
});
