// A process that dies in the middle of migrating. Its argument is the location of the store as JSON.

import { migrateBare } from "./migrateBare.ts";
import { nextMigrations, secondMigration } from "./secondMigration.ts";

await migrateBare(JSON.parse(process.argv[2] ?? ""), {
  ...nextMigrations,
  "9001-nicknames": {
    async up(db) {
      await secondMigration.up(db);
      await db.schema.createTable("half").addColumn("id", "text").execute();
      process.kill(process.pid, "SIGKILL");
      await new Promise(() => {});
    },
  },
});
