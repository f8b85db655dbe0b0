import { defineCommand } from "../command.ts";
import { checkPostgresUrl, databaseUrlFlag, dataFlag, dataFolderOf } from "../storeFlags.ts";

export const migrate = defineCommand({
  name: "migrate",
  summary: "Migrates the database to the current schema.",
  flags: { data: dataFlag, "database-url": databaseUrlFlag },
  examples: [
    "platform migrate --data /var/lib/platform",
    "platform migrate --database-url postgres://user@db/platform",
  ],
  async run(flags, io) {
    const databaseUrl = flags["database-url"] && checkPostgresUrl("database-url", flags["database-url"]);
    const { migrateStore } = await import("@platform/server/maintenance.ts");
    const dataFolder = dataFolderOf(io, flags.data);
    const { applied, schema } = await migrateStore({
      dataFolder,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
    const words = applied.length === 0 ? `The schema is up to date: ${schema}.` : `Applied ${applied.join(", ")}.`;
    io.print(`${words}\n`, { applied, schema });
  },
});
