import assert from "node:assert/strict";
import { test } from "node:test";
import { deferredForm } from "../../deferredForm.ts";
import { DeferredWrites } from "./deferredWrites.ts";

const insertCat = deferredForm("insert into cats (name, age) values ($1, $2)", ["text", "bigint"]);
const insertDog = deferredForm("insert into dogs (name) values ($1)", ["text"]);
const renameCat = deferredForm("update cats set name = $2 where name = $1");
const addOwner = deferredForm("insert into owners (name) values ($1) on conflict do nothing");

function statementsOf(...writes: [form: ReturnType<typeof deferredForm>, ...parameters: unknown[]][]) {
  const deferred = new DeferredWrites();
  for (const [form, ...parameters] of writes) deferred.add(form, parameters);
  return deferred.take();
}

test("one write is sent as it is", () => {
  assert.deepEqual(statementsOf([renameCat, "Tom", "Tim"]), [{ sql: renameCat.sql, parameters: ["Tom", "Tim"] }]);
});

test("writes of different tables are one statement with renumbered parameters", () => {
  assert.deepEqual(statementsOf([insertCat, "Tom", 3], [insertDog, "Rex"], [addOwner, "Ann"]), [
    {
      sql:
        "with part0 as (insert into cats (name, age) values ($1, $2)), part1 as (insert into dogs (name) values ($3)) " +
        "insert into owners (name) values ($4) on conflict do nothing",
      parameters: ["Tom", 3, "Rex", "Ann"],
    },
  ]);
});

test("rows of one insert are arrays, in their order", () => {
  assert.deepEqual(statementsOf([insertCat, "Tom", 3], [insertDog, "Rex"], [insertCat, "Ira", null]), [
    {
      sql:
        "with part0 as (insert into cats (name, age) select * from unnest($1::text[], $2::bigint[])) " +
        "insert into dogs (name) values ($3)",
      parameters: [["Tom", "Ira"], [3, null], "Rex"],
    },
  ]);
});

test("a table that is written otherwise before is written in the next statement", () => {
  const sent = statementsOf([insertCat, "Tom", 3], [renameCat, "Tom", "Tim"], [renameCat, "Tim", "Jim"]);

  assert.deepEqual(
    sent.map(({ sql }) => sql),
    [insertCat.sql, renameCat.sql, renameCat.sql],
  );
});

test("nothing moves in front of a statement that was begun before it", () => {
  const sent = statementsOf(
    [insertCat, "Tom", 3],
    [renameCat, "Tom", "Tim"],
    [insertDog, "Rex"],
    [insertCat, "Ira", 1],
  );

  assert.deepEqual(
    sent.map(({ parameters }) => parameters),
    [
      ["Tom", 3],
      ["Tom", "Tim", "Rex"],
      ["Ira", 1],
    ],
  );
});

test("a statement that mentions a table needs what was not sent yet", () => {
  const deferred = new DeferredWrites();
  deferred.add(insertCat, ["Tom", 3]);

  assert.equal(deferred.isNeededBy("select * from cats"), true);
  assert.equal(deferred.isNeededBy("select * from dogs"), false);
  deferred.take();
  assert.equal(deferred.isNeededBy("select * from cats"), false);
});

test("a write with a result, or a read, cannot be deferred", () => {
  assert.throws(() => deferredForm("update cats set age = 1 returning name"), /cannot be deferred/);
  assert.throws(() => deferredForm("select 1"), /cannot be deferred/);
  assert.throws(() => deferredForm(renameCat.sql, ["text"]), /plain insert/);
});
