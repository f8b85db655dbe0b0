// A process that dies in the middle of migrating. Its argument is the location of the store as JSON.

import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { migrateBare } from "./migrateBare.ts";

await migrateBare(JSON.parse(process.argv[2] ?? ""), {
  ...migrations,
  "9998-killed": {
    async up(db) {
      await db.schema.createTable("half").addColumn("id", "text").execute();
      process.kill(process.pid, "SIGKILL");
      await new Promise(() => {});
    },
  },
});
