import assert from "node:assert/strict";
import { test } from "node:test";
import { sizeOf } from "../../bench/large/generateRows.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { findSequentialScans, generateFor, recordHotCalls } from "./hotPlans.ts";
import { createDatabase, postgresSkip, query } from "./testPostgres.ts";

test("calls of every day find an index for each of their statements", { skip: postgresSkip }, async () => {
  await using database = await createDatabase();
  await using world = await workspace({ databaseUrl: database.url });
  const data = await generateFor(world, database.url, sizeOf(5_000));
  const calls = await recordHotCalls(world, data);

  assert.ok(calls.every(({ statements }) => statements.length > 0));
  assert.deepEqual(await findSequentialScans(database.url, calls, { isSmall: true }), []);
});

test("a statement without an index is found out", { skip: postgresSkip }, async () => {
  await using database = await createDatabase();
  await using world = await workspace({ databaseUrl: database.url });
  await generateFor(world, database.url, sizeOf(5_000));
  const text = "select ts from messages where user_id = $1";

  const found = await findSequentialScans(
    database.url,
    [{ call: "by author", statements: [{ text, values: ["U9000000001"] }] }],
    { isSmall: true },
  );
  assert.deepEqual(found, [`by author reads all of messages: ${text}`]);
});

test("generated messages are as many as asked for, and are shown like any other", { skip: postgresSkip }, async () => {
  await using database = await createDatabase();
  await using world = await workspace({ databaseUrl: database.url });
  const data = await generateFor(world, database.url, sizeOf(5_000));

  const [row] = await query<{ count: string }>(
    database.url,
    "select count(*) from messages m join channels c on c.key = m.channel_key where c.name like 'large-%'",
  );
  assert.ok(Math.abs(Number(row?.count) - 5_000) <= data.size.channels, `${row?.count} messages`);
  const [channel = ""] = data.channelIds;
  const history = await world.bot.does("conversations.history", { channel, limit: 5 });
  assert.equal(history.messages.length, 5);
  assert.ok(history.messages.every((message) => message.text?.startsWith("Message ")));
});
