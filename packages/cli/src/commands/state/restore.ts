import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { snapshotFlag } from "../../snapshotFlag.ts";
import { type PlatformTime, timeText } from "../../timeText.ts";

export const stateRestore = defineCommand({
  name: "state restore",
  summary: "Puts all data and the time of a dev server back to a snapshot.",
  flags: { name: snapshotFlag, ...serverFlags },
  examples: ["platform state restore before-the-upgrade"],
  async run({ name, ...flags }, io) {
    const time = await control<PlatformTime>(io, flags, "state.restore", { name });
    io.tell(`Everything is as in ${name}. It is ${timeText(time)}.\n`, time);
  },
});
