import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { sql } from "kysely";
import { richText } from "../../packages/server/testkit/lists.ts";
import { migrateBare, withBareDatabase } from "./migrateBare.ts";
import { sharedStoreKinds } from "./storeKinds.ts";

const added = "0013-lists";
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < added));

for (const kind of sharedStoreKinds) {
  describe(`lists from before they had columns, on ${kind.name}`, { skip: kind.skip }, () => {
    test("keep their items, in the order of their creation, with their texts", async () => {
      await using place = await kind.empty();
      await migrateBare(place.location, before);
      await withBareDatabase(place.location, async (db) => {
        await sql`insert into teams (id, name, domain, locale, created_ms) values ('T1', 'Acme', 'acme', '', 1)`.execute(
          db,
        );
        await sql`insert into users (id, real_name, email, tz, locale, color, created_ms, updated_ms, phone, pronouns,
          status_text, status_emoji, department) values ('U1', 'Ada', 'ada@acme.test', '', '', '', 1, 1, '', '', '', '', '')`.execute(
          db,
        );
        await sql`insert into files (id, team_id, user_id, kind, name, title, mimetype, filetype, size, alt_text, details,
          created_ms, updated_ms) values ('F1', 'T1', 'U1', 'list', 'Hiring', 'Hiring', 'm', 'list', 0, '', '{}', 1, 1)`.execute(
          db,
        );
        const fields = JSON.stringify([{ column_id: "Col00000001", text: "Ada" }]);
        await sql`insert into list_items (id, list_id, channel_id, creator_id, fields, created_ms, updated_ms)
          values ('Rec2', 'F1', 'C2', 'U1', '[]', 1, 1), ('Rec1', 'F1', 'C1', 'U1', ${fields}, 2, 2)`.execute(db);
      });

      await migrateBare(place.location, migrations);

      await withBareDatabase(place.location, async (db) => {
        const items = await sql<{ id: string; fields: string; updater_id: string }>`select id, fields, updater_id
          from list_items order by number`.execute(db);
        assert.deepEqual(
          items.rows.map(({ id, fields, updater_id }) => [id, JSON.parse(fields), updater_id]),
          [
            ["Rec2", {}, "U1"],
            ["Rec1", { Col00000001: richText("Ada") }, "U1"],
          ],
        );
        const lists = await sql<{
          columns: string;
          last_number: number;
        }>`select columns, last_number from lists`.execute(db);
        assert.deepEqual(
          lists.rows.map(({ columns, last_number }) => [JSON.parse(columns)[0].id, Number(last_number)]),
          [["Col00000001", 2]],
        );
        const files = await sql<{ name: string; title: string }>`select name, title from files`.execute(db);
        assert.deepEqual({ ...files.rows[0] }, { name: "list", title: "Hiring" });
      });
    });
  });
}
