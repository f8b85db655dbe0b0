import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { snapshotFlag } from "../../snapshotFlag.ts";

export const stateSnapshot = defineCommand({
  name: "state snapshot",
  summary: "Saves all data and the time of a dev server as a named snapshot.",
  flags: { name: snapshotFlag, ...serverFlags },
  examples: ["platform state snapshot before-the-upgrade"],
  async run({ name, ...flags }, io) {
    const { snapshots } = await control<{ snapshots: string[] }>(io, flags, "state.snapshot", { name });
    io.print(`Saved ${name}. To restore it: platform state restore ${name}\n`, { name, snapshots });
  },
});
