import type { CommandIo } from "../command.ts";
import { checkPostgresUrl, dataFolderOf, withoutPassword } from "../storeFlags.ts";
import { progressOn, rowReport } from "./rowReport.ts";

interface WayBack {
  readonly from: string;
  readonly data: string;
  readonly force: boolean;
}

export async function moveToFile(io: CommandIo, { from: url, data, force }: WayBack): Promise<void> {
  const dataFolder = dataFolderOf(io, data);
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

${rowReport(tables)}

${kept}Serve it without --database-url:

platform serve --data ${data}
`,
    { from, database_file: databaseFile, tables, ...(replaced === undefined ? {} : { replaced }) },
  );
}
