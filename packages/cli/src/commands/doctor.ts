import { type CommandIo, defineCommand } from "../command.ts";
import { type Check, checkAll } from "../doctor/checkAll.ts";
import { CliError } from "../errors.ts";
import { checkPostgresUrl, databaseUrlFlag, dataFlag, dataFolderOf, filesFlag, filesPlace } from "../storeFlags.ts";
import { table } from "../table.ts";

const marks: Readonly<Record<Check["state"], string>> = { ok: "✓", note: "•", error: "✗" };

export const doctor = defineCommand({
  name: "doctor",
  summary: "Checks this machine, your accounts, and the requirements of the project's SDK; or a server.",
  flags: {
    server: {
      kind: "switch",
      describe: "Check a server instead: its versions, sizes, settings, queues, disk and backups.",
      fallback: false,
      isCommandLineOnly: true,
    },
    data: dataFlag,
    files: filesFlag,
    "database-url": databaseUrlFlag,
  },
  examples: ["platform doctor", "platform doctor --json", "platform doctor --server --data /var/lib/platform"],
  notes:
    "With --server it reads the data folder, the database and the environment of the server, also while servers run, and changes nothing. Each finding that needs attention has a remedy, and the command exits with 1. Passwords and tokens are not shown. In a project it calls the `doctor` and `check-update` hooks. A missing requirement or a failing hook, whose output is shown, exits with 1; a newer version or an unreachable server is only noted.",
  async run(flags, io) {
    io.progress("Looking…");
    const checks = flags.server ? await checkServerOf(flags, io) : await checkAll(io);
    const failed = checks.filter(({ state }) => state === "error").length;
    const sections = [...Map.groupBy(checks, ({ section }) => section)].map(([section, rows]) => {
      return `${section}\n${table(
        rows.map(({ state, name, value }) => [marks[state], name, value]),
        "  ",
      )}${rows.map(outputText).join("")}${rows.map(remedyText).join("")}`;
    });
    const words = sections.join("\n");
    if (failed === 0) return io.print(`${words}\nAll checks passed.\n`, { checks });
    throw new CliError("checks_failed", `${failed === 1 ? "One check" : `${failed} checks`} failed.`, {
      output: `${words}\n`,
      details: { checks },
    });
  },
});

interface ServerFlags {
  readonly data: string;
  readonly files?: string | undefined;
  readonly "database-url"?: string | undefined;
}

async function checkServerOf(flags: ServerFlags, io: CommandIo): Promise<Check[]> {
  const url = flags["database-url"];
  const { checkServer } = await import("../doctor/checkServer.ts");
  return checkServer(io, {
    dataFolder: dataFolderOf(io, flags.data),
    databaseUrl: url && checkPostgresUrl("database-url", url),
    ...filesPlace(io, flags.files),
  });
}

function remedyText({ name, remedy }: Check): string {
  return remedy === undefined ? "" : `  ${name}: ${remedy}\n`;
}

function outputText({ name, output }: Check): string {
  return output === undefined ? "" : `\n  Output of ${name}:\n${output.replaceAll(/^/gm, "    ")}\n`;
}
