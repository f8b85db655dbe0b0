import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type Fault, faultText } from "../../faultText.ts";

export const faultsList = defineCommand({
  name: "faults list",
  summary: "Lists the faults that have still to strike on a dev server.",
  flags: serverFlags,
  examples: ["platform faults list"],
  async run(flags, io) {
    const { faults } = await control<{ faults: Fault[] }>(io, flags, "faults.list");
    io.tell(faults.map(faultText).join("") || "No fault is ordered.\n", { faults });
  },
});
