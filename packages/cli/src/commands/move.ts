import { defineCommand, UsageError } from "../command.ts";
import { moveFiles } from "../moves/moveFiles.ts";
import { moveToFile } from "../moves/moveToFile.ts";
import { moveToPostgres } from "../moves/moveToPostgres.ts";
import { dataFlag } from "../storeFlags.ts";

export const move = defineCommand({
  name: "move",
  summary: "Copies the database into PostgreSQL or back, or the files into another place, and compares everything.",
  flags: {
    data: dataFlag,
    to: {
      kind: "text",
      describe: "The empty PostgreSQL database to copy the database of the data folder into.",
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
    files: {
      kind: "text",
      describe: "The folder or the object storage to copy uploaded files into: s3://bucket/prefix?region=…",
      value: "PLACE",
      isCommandLineOnly: true,
    },
    "files-from": {
      kind: "text",
      describe: "Where uploaded files are now, if that is not in --data; only with --files.",
      value: "PLACE",
      isCommandLineOnly: true,
    },
  },
  examples: [
    "platform move --data /var/lib/platform --to postgres://user@db/platform",
    "platform move --data /var/lib/platform --from postgres://user@db/platform --force",
    'platform move --data /var/lib/platform --files "s3://bucket/prefix?region=eu-central-1"',
  ],
  async run({ data, to, from, force, files, "files-from": filesFrom }, io) {
    if ([to, from, files].filter((place) => place !== undefined).length !== 1) {
      throw new UsageError(
        "Pass one of --to URL (into PostgreSQL), --from URL (back into the data folder) and --files PLACE (uploaded files).",
      );
    }
    if (files === undefined && filesFrom !== undefined) {
      throw new UsageError("--files-from is where files are now. Pass the place to copy them into with --files.");
    }
    if (to !== undefined) await moveToPostgres(io, { to, data });
    if (from !== undefined) await moveToFile(io, { from, data, force });
    if (files !== undefined) await moveFiles(io, { files, from: filesFrom, data });
  },
});
