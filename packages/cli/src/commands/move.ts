import { type CommandIo, defineCommand, UsageError } from "../command.ts";
import { checkPostgresUrl, dataFlag, dataFolderOf, withoutPassword } from "../storeFlags.ts";

export const move = defineCommand({
  name: "move",
  summary: "Copies the database of a data folder into an empty PostgreSQL database, or back, and compares every row.",
  flags: {
    data: dataFlag,
    to: {
      kind: "text",
      describe: "The empty PostgreSQL database.",
      value: "URL",
      isCommandLineOnly: true,
    },
    from: {
      kind: "text",
      describe: "The way back: the PostgreSQL database to copy into the data folder, which has its server.key.",
      value: "URL",
      isCommandLineOnly: true,
    },
    force: {
      kind: "switch",
      describe: "With --from: replace the database in the data folder, which stays next to it as platform.db.replaced.",
      fallback: false,
      isCommandLineOnly: true,
    },
  },
  examples: [
    "platform move --data /var/lib/platform --to postgres://user@db/platform",
    "platform move --data /var/lib/platform --from postgres://user@db/platform --force",
  ],
  async run(flags, io) {
    const dataFolder = dataFolderOf(io, flags.data);
    if ((flags.to === undefined) === (flags.from === undefined)) {
      throw new UsageError("Pass --to URL to move into PostgreSQL, or --from URL to move back into the data folder.");
    }
    if (flags.from !== undefined) return moveBack(io, { ...flags, from: flags.from, dataFolder });
    const databaseUrl = checkPostgresUrl("to", flags.to ?? "");
    const { moveStore } = await import("@platform/server/maintenance.ts");
    const tables = await moveStore({ dataFolder, databaseUrl, signal: io.ending, onProgress: progressOn(io) });
    const to = withoutPassword(databaseUrl);
    io.print(
      `Copied and compared every row in ${to}; the original is unchanged:

${rowsOf(tables)}

Serve it with the same data folder, because its server.key is needed:

platform serve --data ${flags.data} --database-url ${to}
`,
      { to, tables },
    );
  },
});

interface Back {
  readonly from: string;
  readonly data: string;
  readonly dataFolder: string;
  readonly force: boolean;
}

async function moveBack(io: CommandIo, { from: url, data, dataFolder, force }: Back): Promise<void> {
  const databaseUrl = checkPostgresUrl("from", url);
  const { moveStoreToFile } = await import("@platform/server/maintenance.ts");
  const { databaseFile, replaced, tables } = await moveStoreToFile({
    dataFolder,
    databaseUrl,
    force,
    signal: io.ending,
    onProgress: progressOn(io),
  });
  const from = withoutPassword(databaseUrl);
  const kept = replaced === undefined ? "" : `The database that was there is in ${replaced}.\n\n`;
  io.print(
    `Copied every row of ${from} into ${databaseFile} and compared them; the original is unchanged:

${rowsOf(tables)}

${kept}Serve it without --database-url:

platform serve --data ${data}
`,
    { from, database_file: databaseFile, tables, ...(replaced === undefined ? {} : { replaced }) },
  );
}

interface Step {
  readonly step: "copy" | "compare";
  readonly table: string;
  readonly rows: number;
  readonly of: number;
}

function progressOn(io: CommandIo) {
  return ({ step, table, rows, of }: Step): void => {
    io.progress(`${step === "copy" ? "Copying" : "Comparing"} ${table}: ${count(rows)} of ${count(of)}`);
  };
}

function rowsOf(tables: readonly { readonly name: string; readonly rows: number }[]): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const figures = tables.map(({ rows }) => count(rows));
  const figureWidth = Math.max(...figures.map((figure) => figure.length));
  return tables.map(({ name }, at) => `  ${name.padEnd(width)}  ${figures[at]?.padStart(figureWidth)}`).join("\n");
}

function count(rows: number): string {
  return rows.toLocaleString("en");
}
