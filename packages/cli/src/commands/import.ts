import { resolve } from "node:path";
import type { ImportMaintenance, Progress, ReportJson } from "@platform/server/importMaintenance.ts";
import { type CommandIo, defineCommand } from "../command.ts";
import { reportText } from "../imports/reportText.ts";
import { confirm } from "../prompts.ts";
import { checkBaseUrl } from "../serverUrl.ts";
import { databaseUrlFlag, dataFlag, filesFlag, filesPlace } from "../storeFlags.ts";
import { maintenancePlace } from "../users/openUsers.ts";
import { yesFlag } from "../yesFlag.ts";

export const importCommand = defineCommand({
  name: "import",
  summary:
    "Imports an export of a Slack workspace: people, conversations, messages, threads, reactions, pins and files.",
  flags: {
    from: {
      kind: "text",
      describe: "The zip file of the export, or the folder with its content.",
      value: "EXPORT",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    workspace: {
      kind: "text",
      describe: "The short name of the workspace to import into.",
      value: "DOMAIN",
      required: true,
      isCommandLineOnly: true,
    },
    "from-workspace": {
      kind: "text",
      describe: "The folder of one workspace in teams/ of an org-wide export; without it, what belongs to the org.",
      value: "NAME",
      isCommandLineOnly: true,
    },
    "dry-run": {
      kind: "switch",
      describe: "Read everything, print what would be imported and what cannot be kept, and write nothing.",
      fallback: false,
      isCommandLineOnly: true,
    },
    "with-roles": {
      kind: "switch",
      describe: "Make owners and admins of the export owners and admins here. Only for an export that you trust.",
      fallback: false,
      isCommandLineOnly: true,
    },
    "without-files": {
      kind: "switch",
      describe: "Fetch no files from Slack: those that the export only names stay links.",
      fallback: false,
      isCommandLineOnly: true,
    },
    "base-url": {
      kind: "text",
      describe:
        "The public URL of the server, for attached files; without it, the one with which the server was last started.",
      value: "URL",
    },
    data: dataFlag,
    files: filesFlag,
    "database-url": databaseUrlFlag,
    ...yesFlag,
  },
  examples: [
    "platform import export.zip --workspace acme --dry-run",
    "platform import export.zip --workspace acme --data /var/lib/platform --yes",
  ],
  notes:
    "Works on the store, also while servers run on it. Every transaction records how far the import is: after an interruption, run the same command again. A second import of the same export changes nothing. Imported accounts have no password; `platform user reset` prints the link with which a person claims theirs. The guide [Moving from Slack](../guides/moving-from-slack.md) says what is kept and how.",
  async run(flags, io) {
    const { openImport } = await import("@platform/server/importMaintenance.ts");
    const baseUrl = flags["base-url"];
    await using opened = await openImport({
      from: resolve(io.cwd, flags.from),
      fromWorkspace: flags["from-workspace"],
      workspace: flags.workspace,
      keepsRoles: flags["with-roles"],
      ...(!flags["without-files"] && { download: {} }),
      ...filesPlace(io, flags.files),
      baseUrl: baseUrl === undefined ? undefined : checkBaseUrl(baseUrl),
      ...maintenancePlace(io, flags),
    });
    if (flags["dry-run"] || !flags.yes) await showPlan(io, opened, flags["dry-run"]);
    if (flags["dry-run"]) return;
    if (!flags.yes) await confirm(io, { question: `Import this into ${opened.workspace}?`, flag: "--yes" });
    const report = await opened.run(watch(io));
    print(io, opened, report, `Imported into ${opened.workspace}:`);
  },
});

async function showPlan(io: CommandIo, opened: ImportMaintenance, isAll: boolean): Promise<void> {
  const report = await opened.plan(watch(io));
  const title = `The export for ${opened.workspace}; nothing was written:`;
  if (isAll) print(io, opened, report, title);
  else io.err(reportText(title, report, opened.workspaces));
}

function print(io: CommandIo, { workspace, workspaces }: ImportMaintenance, report: ReportJson, title: string): void {
  io.print(reportText(title, report, workspaces), { workspace, workspaces, ...report });
}

const steps: Readonly<Record<Progress["step"], string>> = {
  check: "Checking",
  people: "Importing people",
  conversations: "Importing conversations",
  messages: "Importing messages",
  files: "Fetching files",
};

function watch(io: CommandIo) {
  return {
    signal: io.ending,
    onProgress({ step, done, of }: Progress) {
      const isShare = step === "check" || step === "messages";
      const amount = isShare ? `${Math.floor((100 * done) / Math.max(of, 1))} %` : done.toLocaleString("en");
      io.progress(`${steps[step]}: ${amount}`);
    },
  };
}
