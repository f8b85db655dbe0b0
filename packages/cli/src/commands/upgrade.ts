import { defineCommand } from "../command.ts";
import { CliError } from "../errors.ts";
import { callHook } from "../hooks/callHook.ts";
import { openProject } from "../hooks/openProject.ts";
import { checkUpdates, hasUpdate, installedTable, updateFailures, updateTable } from "../hooks/updates.ts";
import { confirm } from "../prompts.ts";

export const upgrade = defineCommand({
  name: "upgrade",
  summary: "Checks for newer versions of the project's SDK and installs them.",
  flags: {
    yes: { kind: "switch", describe: "Install without asking.", fallback: false, isCommandLineOnly: true },
    check: { kind: "switch", describe: "Only check.", fallback: false, isCommandLineOnly: true },
  },
  examples: ["platform upgrade", "platform upgrade --check --json", "platform upgrade --yes"],
  notes: "The project's `check-update` hook checks, and its `install-update` hook, if any, installs.",
  async run({ yes, check }, io) {
    const hooks = await openProject(io);
    const found = await checkUpdates(hooks, io);
    const isCurrent = !hasUpdate(found);
    if (check || isCurrent) {
      const last = isCurrent ? "\nEverything is up to date.\n" : "\nplatform upgrade\n";
      return io.print(updateTable(found) + last, { update: !isCurrent, found });
    }
    if (!hooks.has("install-update")) {
      const words = `\nThis SDK has no install-update hook: update it with its package manager.\n`;
      return io.print(updateTable(found) + words, { update: true, found });
    }
    if (!yes) {
      if (io.isTerminal) io.out(`${updateTable(found)}\n`);
      await confirm(io, { question: `Update ${found.name}?`, flag: "--yes" });
    }
    io.progress("Updating…");
    const installed = await callHook(hooks, "install-update", io);
    const failures = updateFailures(installed);
    if (failures.length > 0) {
      throw new CliError("sdk_update_failed", `The update failed: ${failures.join("; ")}`, {
        output: installedTable(installed),
        details: { hook: "install-update", found, installed },
      });
    }
    io.print(`${installedTable(installed)}\nplatform doctor\n`, { update: true, found, installed });
  },
});
