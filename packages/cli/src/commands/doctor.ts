import { defineCommand } from "../command.ts";
import { type Check, checkAll } from "../doctor/checkAll.ts";
import { CliError } from "../errors.ts";
import { table } from "../table.ts";

const marks: Readonly<Record<Check["state"], string>> = { ok: "✓", note: "•", error: "✗" };

export const doctor = defineCommand({
  name: "doctor",
  summary: "Checks this machine, who is signed in, and what the project's SDK needs.",
  flags: {},
  examples: ["platform doctor", "platform doctor --json"],
  notes:
    "In a project it calls the `doctor` and `check-update` hooks. A missing requirement or a hook that fails, whose output is shown, ends it with 1; a newer version, or a server that cannot be reached, is only noted.",
  async run(_flags, io) {
    io.progress("Looking…");
    const checks = await checkAll(io);
    const failed = checks.filter(({ state }) => state === "error").length;
    const sections = [...Map.groupBy(checks, ({ section }) => section)].map(([section, rows]) => {
      return `${section}\n${table(
        rows.map(({ state, name, value }) => [marks[state], name, value]),
        "  ",
      )}${rows.map(outputText).join("")}`;
    });
    const words = sections.join("\n");
    if (failed === 0) return io.tell(`${words}\nNothing is missing.\n`, { checks });
    throw new CliError("checks_failed", `${failed === 1 ? "One check" : `${failed} checks`} failed.`, {
      output: `${words}\n`,
      details: { checks },
    });
  },
});

function outputText({ name, output }: Check): string {
  return output === undefined ? "" : `\n  Output of ${name}:\n${output.replaceAll(/^/gm, "    ")}\n`;
}
