import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type PlatformTime, timeText } from "../../timeText.ts";

export const clockAdvance = defineCommand({
  name: "clock advance",
  summary: "Moves the clock of a dev server forward; whatever expires in that time expires.",
  flags: {
    by: {
      kind: "text",
      describe: "How far: 90s, 5m, 12h, 2d, 1w, or a combination such as 1h30m.",
      value: "DURATION",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    ...serverFlags,
  },
  examples: ["platform clock advance 12h"],
  async run({ by, ...flags }, io) {
    const time = await control<PlatformTime>(io, flags, "clock.advance", { by });
    io.print(`${timeText(time)}\n`, time);
  },
});
