import { defineCommand } from "../command.ts";
import { checkPostgresUrl, dataFlag, dataFolderOf, withoutPassword } from "../storeFlags.ts";

export const move = defineCommand({
  name: "move",
  summary: "Copies the database of a data folder into an empty PostgreSQL database and compares every row.",
  flags: {
    data: dataFlag,
    to: {
      kind: "text",
      describe: "The empty PostgreSQL database.",
      value: "URL",
      required: true,
      isCommandLineOnly: true,
    },
  },
  examples: ["platform move --data /var/lib/platform --to postgres://user@db/platform"],
  async run(flags, io) {
    const databaseUrl = checkPostgresUrl("to", flags.to);
    const dataFolder = dataFolderOf(io, flags.data);
    const { moveStore } = await import("@platform/server/maintenance.ts");
    const tables = await moveStore({
      dataFolder,
      databaseUrl,
      signal: io.ending,
      onProgress({ step, table, rows, of }) {
        io.progress(`${step === "copy" ? "Copying" : "Comparing"} ${table}: ${count(rows)} of ${count(of)}`);
      },
    });
    const to = withoutPassword(databaseUrl);
    io.print(report(tables, to, flags.data), { to, tables });
  },
});

function report(tables: readonly { readonly name: string; readonly rows: number }[], to: string, data: string): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const figures = tables.map(({ rows }) => count(rows));
  const figureWidth = Math.max(...figures.map((figure) => figure.length));
  const rows = tables.map(({ name }, at) => `  ${name.padEnd(width)}  ${figures[at]?.padStart(figureWidth)}`);
  return `Copied and compared every row in ${to}; the original is unchanged:

${rows.join("\n")}

Serve it with the same data folder, because its server.key is needed:

platform serve --data ${data} --database-url ${to}
`;
}

function count(rows: number): string {
  return rows.toLocaleString("en");
}
