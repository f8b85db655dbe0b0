import { resolve } from "node:path";
import { CommandFailure, defineCommand } from "../command.ts";
import { databaseUrlFlag, dataFlag, dataFolderOf, filesFlag, filesPlace } from "../storeFlags.ts";

export const backup = defineCommand({
  name: "backup",
  summary: "Copies the database, the server key and the files, while the server runs.",
  flags: {
    data: dataFlag,
    files: filesFlag,
    to: {
      kind: "text",
      describe: "The file for the database; the key goes next to it with the suffix .key, the files with .files.",
      value: "FILE",
      required: true,
      isCommandLineOnly: true,
    },
    force: {
      kind: "switch",
      describe: "Overwrite existing files.",
      fallback: false,
      isCommandLineOnly: true,
    },
    "allow-missing-files": {
      kind: "switch",
      describe: "Write the backup even if uploaded files are missing.",
      fallback: false,
      isCommandLineOnly: true,
    },
    "database-url": { ...databaseUrlFlag, describe: "Not supported here: use pg_dump for PostgreSQL." },
  },
  examples: ["platform backup --data /var/lib/platform --to /backups/platform.db"],
  async run(flags, io) {
    const dataFolder = dataFolderOf(io, flags.data);
    if (flags["database-url"] !== undefined) throw new CommandFailure(useTheirs(dataFolder));
    const { backUpStore } = await import("@platform/server/maintenance.ts");
    const { databaseFile, keyFile, bytes, files, bucket, warning } = await backUpStore({
      dataFolder,
      ...filesPlace(io, flags.files),
      to: resolve(io.cwd, flags.to),
      force: flags.force,
      allowMissingFiles: flags["allow-missing-files"],
      signal: io.ending,
      onProgress: ({ pages, of }) => io.progress(`Copying: ${Math.floor((100 * pages) / of)} %`),
      onFiles: ({ files: done, of }) => io.progress(`Copying files: ${done} of ${of}`),
    });
    if (warning !== undefined) io.err(`${warning}\n`);
    const left = bucket === undefined ? "" : `\nThe uploaded files stay in ${bucket}: back up the bucket, too.`;
    const copied = files ? `\nThe ${files.count} uploaded files are in ${files.folder}.` : left;
    const names = files ? "platform.db, server.key and files" : "platform.db and server.key";
    const words = `The database is in ${databaseFile}, ${size(bytes)}, checked.
The server key is in ${keyFile}. Keep both: the one cannot be served without the other.${copied}

To restore, stop the server and put them into an empty data folder, as ${names}.
`;
    const kept = bucket === undefined ? {} : { files_bucket: bucket };
    const result = { database_file: databaseFile, key_file: keyFile, bytes, ...kept };
    io.print(words, files ? { ...result, files_folder: files.folder, files: files.count } : result);
  },
});

function useTheirs(dataFolder: string): string {
  return `Back up a PostgreSQL database with its own tool: pg_dump --format=custom --file=FILE URL. Keep ${dataFolder}/server.key with the dump, and then copy the folder of uploaded files (${dataFolder}/files, or --files). Omit --database-url (and PLATFORM_DATABASE_URL) to back up the SQLite file in --data.`;
}

function size(bytes: number): string {
  const mebibytes = bytes / 1024 / 1024;
  return mebibytes < 1 ? `${Math.ceil(bytes / 1024)} KiB` : `${mebibytes.toFixed(1)} MiB`;
}
