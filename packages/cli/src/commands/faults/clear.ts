import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";

export const faultsClear = defineCommand({
  name: "faults clear",
  summary: "Takes back one fault of a dev server, or all.",
  flags: {
    id: {
      kind: "number",
      describe: "The number of one fault; all when left out.",
      value: "ID",
      isPositional: true,
      isCommandLineOnly: true,
    },
    ...serverFlags,
  },
  examples: ["platform faults clear"],
  async run({ id, ...flags }, io) {
    const { cleared } = await control<{ cleared: number }>(io, flags, "faults.clear", { id });
    io.tell(cleared === 1 ? "1 fault is taken back.\n" : `${cleared} faults are taken back.\n`, { cleared });
  },
});
