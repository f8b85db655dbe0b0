import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { auditFlags, openAudit } from "../../audit/openAudit.ts";
import { defineCommand, UsageError } from "../../command.ts";

export const auditExport = defineCommand({
  name: "audit export",
  summary: "Writes the audit log as JSON lines, which `audit verify` can check anywhere, or as CSV.",
  flags: {
    to: {
      kind: "text",
      describe: "The file to write; an existing file is not overwritten.",
      value: "FILE",
      required: true,
      isCommandLineOnly: true,
    },
    format: {
      kind: "text",
      describe: "jsonl or csv.",
      value: "FORMAT",
      fallback: "jsonl",
      isCommandLineOnly: true,
    },
    ...auditFlags,
  },
  examples: [
    "platform audit export --data /var/lib/platform --to audit.jsonl",
    "platform audit export --to audit.csv --format csv",
  ],
  notes:
    "The export is recorded in the audit log, and contains that entry. Cells that a spreadsheet would run as formulas begin with a quote.",
  async run({ to, format, ...flags }, io) {
    if (format !== "jsonl" && format !== "csv") throw new UsageError("--format has to be jsonl or csv.");
    const file = resolve(io.cwd, to);
    await using audit = await openAudit(io, flags);
    let lines = 0;
    const counted = async function* (): AsyncGenerator<string> {
      for await (const piece of audit.export(format)) {
        if (++lines % 1000 === 0) io.progress(`Writing: ${lines} lines`);
        yield piece;
      }
    };
    await pipeline(Readable.from(counted()), createWriteStream(file, { flags: "wx", mode: 0o600 }), {
      signal: io.ending,
    });
    io.print(`Wrote ${lines} lines to ${file}.\n`, { file, lines });
  },
});
