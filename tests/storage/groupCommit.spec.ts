import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { GroupCommit, type Member } from "@platform/server/storage/dialects/postgres/groupCommit.ts";
import { openPool } from "@platform/server/storage/dialects/postgres/open.ts";
import { type SeededStore, seededStore } from "./seededStore.ts";
import { inPostgres } from "./storeKinds.ts";

const nowUs = 1_800_000_000_000_000;
const foreverMs = 600_000;

async function runWhole(member: Member) {
  const { session } = await member.turn;
  assert.equal(await member.end(true), "committed");
  return session;
}

describe("a shared transaction", { skip: inPostgres.skip }, () => {
  test("waits for operations that have begun and still read", async () => {
    await using seeded = await seededStore(inPostgres);
    await using pool = poolOf(seeded);
    const group = new GroupCommit(pool.pool, foreverMs);
    const [first, second] = seeded.keys;

    const leave = group.approach();
    const early = group.join(first, nowUs);
    await pool.pool.query("select 1");
    const late = group.join(second, nowUs);
    leave();

    const { session } = await early.turn;
    const ended = early.end(true);
    assert.equal((await late.turn).session, session);
    assert.equal(await late.end(true), "committed");
    assert.equal(await ended, "committed");
  });

  test("does not wait for an operation that is slow", async () => {
    await using seeded = await seededStore(inPostgres);
    await using pool = poolOf(seeded);
    const group = new GroupCommit(pool.pool, 1);
    const [key] = seeded.keys;

    group.approach();

    assert.ok(await runWhole(group.join(key, nowUs)));
  });

  test("does not wait for operations that have written on their own or ended", async () => {
    await using seeded = await seededStore(inPostgres);
    await using pool = poolOf(seeded);
    const group = new GroupCommit(pool.pool, foreverMs);
    const [key] = seeded.keys;

    const leave = group.approach();
    leave();
    leave();

    assert.ok(await runWhole(group.join(key, nowUs)));
  });
});

function poolOf({ place }: SeededStore) {
  assert.equal(place.location.kind, "postgres");
  const pool = openPool(place.location.url, 2);
  return { pool, [Symbol.asyncDispose]: () => pool.end() };
}
