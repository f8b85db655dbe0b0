import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { snapshotFlag } from "../../snapshotFlag.ts";
import { type PlatformTime, timeText } from "../../timeText.ts";

export const stateRestore = defineCommand({
  name: "state restore",
  summary: "Restores all data and the time of a dev server from a snapshot.",
  flags: { name: snapshotFlag, ...serverFlags },
  examples: ["platform state restore before-the-upgrade"],
  async run({ name, ...flags }, io) {
    const time = await control<PlatformTime>(io, flags, "state.restore", { name });
    io.print(`Restored ${name}. The time is ${timeText(time)}.\n`, time);
  },
});
