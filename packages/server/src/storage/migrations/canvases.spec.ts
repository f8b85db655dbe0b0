import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { kyselyOnSqlite } from "../dialects/sqlite/driver.ts";
import { openSqlite } from "../dialects/sqlite/open.ts";
import { migrate } from "../migrate.ts";
import type { Tables } from "../tables/tables.ts";
import { migrations } from "./migrations.ts";

describe("the migration of canvases", () => {
  test("keeps the Markdown of those that exist, and touches no other file", async () => {
    const connection = openSqlite(":memory:", "write");
    const db = kyselyOnSqlite<Tables>(connection);
    const before = Object.entries(migrations).filter(([name]) => name < "0012");
    await migrate(db, Object.fromEntries(before));
    // The rows that files refer to are no matter of this migration.
    connection.exec("pragma foreign_keys = off");
    const file = { team_id: "T1", user_id: "U1", name: "n", title: "t", mimetype: "", filetype: "", size: 0 };
    const times = { created_ms: 1, updated_ms: 1, deleted_ms: null, public_ms: null };
    const more = { ...file, ...times, alt_text: "", blob_key: null };
    await db
      .insertInto("files")
      .values([
        { ...more, id: "F1", kind: "canvas", details: '{"preview":"# Old\\n\\nplan"}' },
        { ...more, id: "F2", kind: "snippet", details: '{"preview":"text"}' },
        { ...more, id: "F3", kind: "canvas", details: "{}" },
      ])
      .execute();
    await migrate(db);

    const rows = await db.selectFrom("canvases").select(["file_id", "format", "content"]).orderBy("file_id").execute();
    assert.deepEqual(rows, [
      { file_id: "F1", format: "markdown", content: "# Old\n\nplan" },
      { file_id: "F3", format: "markdown", content: "" },
    ]);
  });
});
