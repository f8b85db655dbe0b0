import assert from "node:assert/strict";
import { describe, test } from "node:test";
import Sqlite from "better-sqlite3";
import { spellStatement } from "./spellStatement.ts";

describe("spelling a statement", () => {
  test("numbered parameters become nameless ones, and no limit is a parameter alone", () => {
    assert.equal(
      spellStatement("select a from t where a > $1 and b = $1 order by a limit $2"),
      "select a from t where a > ? and b = ? order by a limit (? + 0)",
    );
    assert.equal(spellStatement("select a from t limit ? offset ?"), "select a from t limit (? + 0) offset ?");
    assert.equal(spellStatement("select speed_limit from t where a = 'x'"), "select speed_limit from t where a = 'x'");
  });

  test("a limit means the same, whatever number it is", () => {
    const db = new Sqlite(":memory:");
    db.exec("create table t (a integer primary key); insert into t values (1), (2), (3)");
    const select = db.prepare(spellStatement("select a from t order by a limit $1")).pluck();
    assert.deepEqual(select.all(2), [1, 2]);
    assert.deepEqual(select.all(0), []);
    assert.deepEqual(select.all(10), [1, 2, 3]);
    db.close();
  });
});
