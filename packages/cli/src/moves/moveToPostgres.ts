import type { CommandIo } from "../command.ts";
import { checkPostgresUrl, dataFolderOf, withoutPassword } from "../storeFlags.ts";
import { progressOn, rowReport } from "./rowReport.ts";

export async function moveToPostgres(io: CommandIo, { to: url, data }: { to: string; data: string }): Promise<void> {
  const dataFolder = dataFolderOf(io, data);
  const databaseUrl = checkPostgresUrl("to", url);
  const { moveStore } = await import("@platform/server/maintenance.ts");
  const tables = await moveStore({ dataFolder, databaseUrl, signal: io.ending, onProgress: progressOn(io) });
  const to = withoutPassword(databaseUrl);
  io.print(
    `Copied and compared every row in ${to}; the original is unchanged:

${rowReport(tables)}

Serve it with the same data folder, because its server.key is needed:

platform serve --data ${data} --database-url ${to}
`,
    { to, tables },
  );
}
