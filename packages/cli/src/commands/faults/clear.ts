import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";

export const faultsClear = defineCommand({
  name: "faults clear",
  summary: "Removes one fault of a dev server, or all of them.",
  flags: {
    id: {
      kind: "number",
      describe: "The number of the fault; all faults by default.",
      value: "ID",
      isPositional: true,
      isCommandLineOnly: true,
    },
    ...serverFlags,
  },
  examples: ["platform faults clear"],
  async run({ id, ...flags }, io) {
    const { cleared } = await control<{ cleared: number }>(io, flags, "faults.clear", { id });
    io.print(cleared === 1 ? "Removed 1 fault.\n" : `Removed ${cleared} faults.\n`, { cleared });
  },
});
