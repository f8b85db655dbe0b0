import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type PlatformTime, timeText } from "../../timeText.ts";

export const clockGet = defineCommand({
  name: "clock get",
  summary: "Prints the time of a dev server.",
  flags: serverFlags,
  examples: ["platform clock get"],
  async run(flags, io) {
    const time = await control<PlatformTime>(io, flags, "clock.get");
    io.print(`${timeText(time)}\n`, time);
  },
});
