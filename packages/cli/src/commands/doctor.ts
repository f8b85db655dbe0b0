import { defineCommand } from "../command.ts";
import { type Check, checkAll } from "../doctor/checkAll.ts";
import { CliError } from "../errors.ts";
import { table } from "../table.ts";

const marks: Readonly<Record<Check["state"], string>> = { ok: "✓", note: "•", error: "✗" };

export const doctor = defineCommand({
  name: "doctor",
  summary: "Checks this machine, your accounts, and the requirements of the project's SDK.",
  flags: {},
  examples: ["platform doctor", "platform doctor --json"],
  notes:
    "In a project it calls the `doctor` and `check-update` hooks. A missing requirement or a failing hook, whose output is shown, exits with 1; a newer version or an unreachable server is only noted.",
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
    if (failed === 0) return io.print(`${words}\nAll checks passed.\n`, { checks });
    throw new CliError("checks_failed", `${failed === 1 ? "One check" : `${failed} checks`} failed.`, {
      output: `${words}\n`,
      details: { checks },
    });
  },
});

function outputText({ name, output }: Check): string {
  return output === undefined ? "" : `\n  Output of ${name}:\n${output.replaceAll(/^/gm, "    ")}\n`;
}
