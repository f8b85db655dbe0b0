import { resolve } from "node:path";
import type { ExportProgress } from "@platform/server/exportMaintenance.ts";
import { type CommandIo, defineCommand, UsageError } from "../command.ts";
import { exportReportText } from "../exports/exportReportText.ts";
import { databaseUrlFlag, dataFlag, filesFlag, filesPlace } from "../storeFlags.ts";
import { maintenancePlace } from "../users/openUsers.ts";

export const exportCommand = defineCommand({
  name: "export",
  summary: "Exports a workspace in the format of a Slack export.",
  flags: {
    to: {
      kind: "text",
      describe: "The file to write, if it ends with .zip; otherwise the folder. Neither may exist.",
      value: "EXPORT",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    workspace: {
      kind: "text",
      describe: "The short name of the workspace.",
      value: "DOMAIN",
      required: true,
      isCommandLineOnly: true,
    },
    everything: {
      kind: "switch",
      describe: "Also private channels, group DMs and DMs. Needs --reason.",
      fallback: false,
      isCommandLineOnly: true,
    },
    discovery: {
      kind: "switch",
      describe: "All conversations with edits and deletions that legal holds preserve, and checksums. Needs --reason.",
      fallback: false,
      isCommandLineOnly: true,
    },
    hold: {
      kind: "text",
      describe: "With --discovery: only what this legal hold covers.",
      value: "ID",
      isCommandLineOnly: true,
    },
    reason: {
      kind: "text",
      describe: "Why the export is made, for the audit log.",
      value: "TEXT",
      isCommandLineOnly: true,
    },
    data: dataFlag,
    files: filesFlag,
    "database-url": databaseUrlFlag,
  },
  examples: [
    "platform export public.zip --workspace acme --data /var/lib/platform",
    'platform export all.zip --workspace acme --everything --reason "Move to another server"',
    'platform export case-7.zip --workspace acme --discovery --hold Lh0123456789 --reason "Case 7"',
  ],
  notes:
    "Works on the store, also while servers run on it. The export has all people, the public channels and the files that their messages show; with `--everything`, all conversations. It is recorded in the audit log with its reason. `platform import` reads it, and so do importers of other platforms. `--discovery` writes JSON lines for each conversation instead, and `manifest.json` with the SHA-256 of every file; the checksum of the manifest is printed and in the audit log. The guide [Moving from Slack](../guides/moving-from-slack.md) says what the format cannot carry.",
  async run(flags, io) {
    const reason = checkReason(flags);
    const { openExport } = await import("@platform/server/exportMaintenance.ts");
    const to = resolve(io.cwd, flags.to);
    await using opened = await openExport({
      to,
      workspace: flags.workspace,
      isEverything: flags.everything,
      ...(flags.discovery && { discovery: { holdId: flags.hold } }),
      reason,
      ...filesPlace(io, flags.files),
      ...maintenancePlace(io, flags),
    });
    const report = await opened.run(watch(io));
    const { workspace } = opened;
    const sum = report.manifest_sha256;
    const text = exportReportText(`Exported ${workspace} to ${to}:`, report);
    const proof = sum === undefined ? "" : `\nSHA-256 of manifest.json: ${sum}\n`;
    io.print(text + proof, { workspace, to, ...report });
  },
});

interface Kind {
  readonly everything: boolean;
  readonly discovery: boolean;
  readonly hold: string | undefined;
  readonly reason: string | undefined;
}

/** The reason without white space around it. What is private needs one. */
function checkReason({ everything, discovery, hold, reason: given }: Kind): string | undefined {
  const reason = given?.trim();
  const flag = discovery ? "--discovery" : "--everything";
  if (discovery && everything) throw new UsageError("--discovery has everything already. Omit --everything.");
  if (hold !== undefined && !discovery) throw new UsageError("--hold limits a discovery export. Add --discovery.");
  if ((everything || discovery) && (reason === undefined || reason === ""))
    throw new UsageError(`${flag} exports private conversations. Say why with --reason; the audit log keeps it.`);
  return reason;
}

const steps: Readonly<Record<ExportProgress["step"], string>> = {
  people: "Exporting people",
  conversations: "Exporting conversations",
  messages: "Exporting messages",
  files: "Exporting files",
};

function watch(io: CommandIo) {
  return {
    signal: io.ending,
    onProgress({ step, done, of }: ExportProgress) {
      const amount = step === "messages" ? `${percent(done, of)} %` : done.toLocaleString("en");
      io.progress(`${steps[step]}: ${amount}`);
    },
  };
}

/** Messages are written while the export runs, too. */
function percent(done: number, of: number): number {
  return Math.min(100, Math.floor((100 * done) / Math.max(of, 1)));
}
