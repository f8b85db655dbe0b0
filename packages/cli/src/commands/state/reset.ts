import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type PlatformTime, timeText } from "../../timeText.ts";

export const stateReset = defineCommand({
  name: "state reset",
  summary: "Resets a dev server to its seed, with the same ids and tokens, and without faults.",
  flags: serverFlags,
  examples: ["platform state reset"],
  async run(flags, io) {
    const time = await control<PlatformTime>(io, flags, "state.reset");
    io.print(`Reset to the seed. The time is ${timeText(time)}.\n`, time);
  },
});
