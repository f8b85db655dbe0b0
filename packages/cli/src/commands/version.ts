import { defineCommand } from "../command.ts";
import { readVersion } from "../version.ts";

export const version = defineCommand({
  name: "version",
  summary: "Prints the version of this program.",
  flags: {},
  examples: ["platform version", "platform version --json"],
  notes: "`platform --version` prints the same number alone.",
  async run(_flags, io) {
    const number = readVersion();
    io.print(`Platform v${number}\n`, { version: number });
  },
});
