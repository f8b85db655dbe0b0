import { resolve } from "node:path";
import { CommandFailure, defineCommand } from "../command.ts";
import { databaseUrlFlag, dataFlag, dataFolderOf, filesFlag, filesPlace } from "../storeFlags.ts";

export const restore = defineCommand({
  name: "restore",
  summary: "Puts a backup of `platform backup` into a data folder that no server uses.",
  flags: {
    from: {
      kind: "text",
      describe: "The file of the database; the key and the files are next to it, as `platform backup` wrote them.",
      value: "FILE",
      required: true,
      isCommandLineOnly: true,
    },
    data: dataFlag,
    files: filesFlag,
    force: {
      kind: "switch",
      describe:
        "Replace the database and the key in the data folder; they stay next to them with the suffix .replaced.",
      fallback: false,
      isCommandLineOnly: true,
    },
    "database-url": { ...databaseUrlFlag, describe: "Not supported here: use pg_restore for PostgreSQL." },
  },
  notes:
    "Everything is checked and copied before anything is replaced: whether the database is whole, whether the key belongs to it, and whether this version can use it. A backup of an older version is migrated when a server starts on it.",
  examples: [
    "platform restore --from /backups/platform.db --data /var/lib/restored",
    "platform restore --from /backups/platform.db --data /var/lib/platform --force",
  ],
  async run(flags, io) {
    const dataFolder = dataFolderOf(io, flags.data);
    if (flags["database-url"] !== undefined) throw new CommandFailure(useTheirs(dataFolder));
    const { restoreStore } = await import("@platform/server/restoreMaintenance.ts");
    const restored = await restoreStore({
      from: resolve(io.cwd, flags.from),
      dataFolder,
      ...filesPlace(io, flags.files),
      force: flags.force,
      signal: io.ending,
      onProgress: ({ pages, of }) => io.progress(`Copying: ${Math.floor((100 * pages) / of)} %`),
      onFiles: ({ files, of }) => io.progress(`Copying files: ${files} of ${of}`),
    });
    const { databaseFile, keyFile, bytes, files, replaced, warning } = restored;
    if (warning !== undefined) io.err(`${warning}\n`);
    const copied =
      files > 0 ? ` ${files === 1 ? "One uploaded file was" : `${files} uploaded files were`} copied.` : "";
    const kept =
      replaced === undefined
        ? ""
        : `\nThe database that was there is in ${replaced}. Delete it when you no longer need it.`;
    io.print(
      `Restored ${databaseFile}, checked, with its server key.${copied}${kept}\n\nplatform serve --data ${flags.data}\n`,
      { database_file: databaseFile, key_file: keyFile, bytes, files, ...(replaced === undefined ? {} : { replaced }) },
    );
  },
});

function useTheirs(dataFolder: string): string {
  return `Restore a PostgreSQL database with its own tool: pg_restore --clean --if-exists --dbname=URL FILE, with the server.key of the same time in ${dataFolder}. Omit --database-url (and PLATFORM_DATABASE_URL) to restore the SQLite file in --data.`;
}
