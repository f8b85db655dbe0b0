import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type PlatformTime, timeText } from "../../timeText.ts";

export const clockSet = defineCommand({
  name: "clock set",
  summary: "Moves the clock of a dev server to a time in the future.",
  flags: {
    to: {
      kind: "text",
      describe: "A time such as 2030-01-01T00:00:00Z, or seconds since 1970.",
      value: "TIME",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    ...serverFlags,
  },
  examples: ["platform clock set 2030-01-01T00:00:00Z"],
  async run({ to, ...flags }, io) {
    const time = await control<PlatformTime>(io, flags, "clock.set", { to });
    io.print(`${timeText(time)}\n`, time);
  },
});
