import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type Fault, faultText } from "../../faultText.ts";

export const faultsList = defineCommand({
  name: "faults list",
  summary: "Lists the pending faults of a dev server.",
  flags: serverFlags,
  examples: ["platform faults list"],
  async run(flags, io) {
    const { faults } = await control<{ faults: Fault[] }>(io, flags, "faults.list");
    io.print(faults.map(faultText).join("") || "There are no pending faults.\n", { faults });
  },
});
