import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type PlatformTime, timeText } from "../../timeText.ts";

export const clockAdvance = defineCommand({
  name: "clock advance",
  summary: "Moves the time of a dev server ahead; what expires then has expired.",
  flags: {
    by: {
      kind: "text",
      describe: "How far: 90s, 5m, 12h, 2d, 1w, or several together: 1h30m.",
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
    io.tell(`${timeText(time)}\n`, time);
  },
});
