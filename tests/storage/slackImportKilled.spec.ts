import assert from "node:assert/strict";
import { test } from "node:test";
import { createPlatform } from "@platform/server";
import { runCli, startCli } from "../../packages/cli/testkit/cliProcess.ts";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { longExport, writeExportFolder } from "../../packages/server/testkit/slackExport.ts";
import { eventually } from "../faults/eventually.ts";
import { createDatabase, postgresSkip } from "./testPostgres.ts";

for (const kind of ["SQLite", "PostgreSQL"] as const) {
  const skip = kind === "PostgreSQL" ? postgresSkip : false;

  test(
    `an import on ${kind} continues after it was killed, beside a server, and imports every message once`,
    { skip },
    async () => {
      const [days, perDay] = [30, 200];
      await using stack = new AsyncDisposableStack();
      const here = stack.use(shell());
      const database = kind === "PostgreSQL" ? stack.use(await createDatabase()) : undefined;
      const place = { cwd: here.folder, env: database ? { PLATFORM_DATABASE_URL: database.url } : {} };
      writeExportFolder(here.path("long"), longExport(days, perDay));
      const where = { dataFolder: here.path("data"), ...(database && { databaseUrl: database.url }) };
      const platform = stack.use(await createPlatform({ ...where, seed: "dev", dev: true }));
      await platform.listen();
      const { db } = platform.store;
      const count = async () => {
        const row = await db
          .selectFrom("messages")
          .innerJoin("channels", "channels.key", "messages.channel_key")
          .select((found) => found.fn.countAll<number>().as("count"))
          .where("channels.id", "=", "C0LONG001")
          .executeTakeFirstOrThrow();
        return Number(row.count);
      };
      const args = ["import", "long", "--workspace", "birch", "--data", "data", "--yes"];
      const first = stack.use(startCli(args, place));
      await eventually("some days of the import", async () => (await count()) > 0);
      first.signal("SIGKILL");
      assert.equal(await first.ended, "SIGKILL");
      const half = await count();
      assert.ok(half > 0 && half < days * perDay, `${half} messages were there when it was killed`);

      const second = await runCli([...args, "--json"], place);

      assert.equal(second.code, 0, second.err);
      const { counts } = JSON.parse(second.out) as { counts: Record<string, number> };
      assert.equal(counts["messages_added"], days * perDay - half);
      assert.equal(await count(), days * perDay);
      const roots = await db.selectFrom("messages").select("body").where("reply_count", "=", 4).execute();
      assert.equal(roots.length, (days * perDay) / 5);
      for (const { body } of roots) assert.match(body, /"reply_count":4,"reply_users_count":1/);
      const joined = await db
        .selectFrom("thread_members")
        .select("reply_count")
        .where("user_id", "=", "U024BE7LH")
        .execute();
      assert.ok(joined.every(({ reply_count }) => reply_count === 4));
    },
  );
}
