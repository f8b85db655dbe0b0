import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { sizeOf } from "../../bench/large/generateRows.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { startPostgres } from "../../scripts/provision/postgres.ts";
import { findSequentialScans, generateFor, recordHotCalls } from "../storage/hotPlans.ts";
import { createDatabase } from "../storage/testPostgres.ts";

/** Enough that PostgreSQL has a reason not to read all of them, however few messages there are. */
const people = { users: 20_000, channels: 20_000 };
const messages = Number(process.env["PLATFORM_LARGE_MESSAGES"] ?? 10_000_000);

test(`calls of every day read no table of ${messages.toLocaleString("en-US")} messages from end to end`, async () => {
  // On a disk: memory may be smaller than this.
  const settings = ["shared_buffers=512MB", "max_wal_size=4GB"];
  await using server = await startPostgres(undefined, { folder: tmpdir(), settings });
  await using database = await createDatabase(server.url);
  await using world = await workspace({ databaseUrl: database.url });
  const data = await generateFor(world, database.url, { ...sizeOf(messages), ...people });
  const calls = await recordHotCalls(world, data);

  assert.deepEqual(await findSequentialScans(database.url, calls, { isSmall: false }), []);
});
