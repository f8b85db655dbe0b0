import type { MigrationPlan } from "@platform/server/maintenance.ts";
import { defineCommand } from "../command.ts";
import { checkPostgresUrl, databaseUrlFlag, dataFlag, dataFolderOf } from "../storeFlags.ts";
import { table } from "../table.ts";

export const migrate = defineCommand({
  name: "migrate",
  summary: "Migrates the database to the current schema.",
  flags: {
    data: dataFlag,
    "database-url": databaseUrlFlag,
    "dry-run": {
      kind: "switch",
      describe: "Only show the pending migrations, the tables that they change, and how many rows these have.",
      fallback: false,
      isCommandLineOnly: true,
    },
  },
  notes:
    "All pending migrations are one transaction: if one fails, or the command is killed, the database is as it was, and the version that wrote it can still serve it. A server migrates when it starts, too. With --dry-run nothing is changed, and servers may run.",
  examples: [
    "platform migrate --data /var/lib/platform",
    "platform migrate --data /var/lib/platform --dry-run",
    "platform migrate --database-url postgres://user@db/platform",
  ],
  async run(flags, io) {
    const databaseUrl = flags["database-url"] && checkPostgresUrl("database-url", flags["database-url"]);
    const { migrateStore, planStore } = await import("@platform/server/maintenance.ts");
    const place = { dataFolder: dataFolderOf(io, flags.data), ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    if (flags["dry-run"]) {
      const { pending, schema } = await planStore(place);
      return io.print(pending.length === 0 ? current(schema) : planText(pending), { dry_run: true, pending, schema });
    }
    const { applied, schema } = await migrateStore(place);
    io.print(applied.length === 0 ? current(schema) : `Applied ${applied.join(", ")}.\n`, { applied, schema });
  },
});

function current(schema: string): string {
  return `The schema is up to date: ${schema}.\n`;
}

function planText(pending: MigrationPlan["pending"]): string {
  const sections = pending.map(({ name, steps, serversFrom }) => {
    const rows = steps.map((step) => [step.action, step.table, rowText(step.rows)]);
    const servers =
      serversFrom === undefined ? "" : `  Servers that do not know ${serversFrom} have to be stopped first.\n`;
    return `${name}\n${table(rows, "  ")}${servers}`;
  });
  const count = pending.length === 1 ? "One migration is" : `${pending.length} migrations are`;
  return `${sections.join("\n")}\n${count} pending. Nothing was changed.\n`;
}

function rowText(rows: number | undefined): string {
  if (rows === undefined) return "";
  return rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`;
}
