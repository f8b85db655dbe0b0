import assert from "node:assert/strict";
import { test } from "node:test";
import { sortName } from "@platform/protocol/menus/sortName.ts";
import * as ground from "@platform/server/storage/migrations/0001-ground.ts";
import type { Tables } from "@platform/server/storage/tables/tables.ts";
import type { Kysely } from "kysely";
import { migrateBare } from "./migrateBare.ts";
import { open, sharedStoreKinds } from "./storeKinds.ts";

/** More than one statement of the migration takes. */
const count = 1_100;

/** A workspace as it was written before menus were sorted by the database. */
async function plantOlder(db: Kysely<Tables>): Promise<void> {
  const made = { team_id: "T1", created_ms: 1, updated_ms: 1 };
  const team = { id: "T1", name: "Acme", domain: "acme", locale: "en-US", created_ms: 1 };
  await db.insertInto("teams").values(team).execute();
  const user = { ...made, title: "", role: "member" as const, tz: "UTC", locale: "en-US", color: "000000" };
  const people = Array.from({ length: count }, (_, at) => ({
    ...user,
    id: `U${String(at).padStart(5, "0")}`,
    name: `person${at}`,
    real_name: at % 3 === 0 ? "" : `Ärger ${at}`,
    display_name: at % 2 === 0 ? "" : `Émile ${at}`,
  }));
  for (let at = 0; at < count; at += 100) {
    await db
      .insertInto("users")
      .values(people.slice(at, at + 100))
      .execute();
  }
  const words = { topic: "", topic_by: "", topic_ms: 0, purpose: "", purpose_by: "", purpose_ms: 0 };
  const channel = { ...made, ...words, is_general: 0, is_archived: 0, creator_id: "U00000", last_ts: 0 };
  const channels = [
    { ...channel, id: "C1", kind: "public", name: "team-2" },
    { ...channel, id: "D1", kind: "im", name: null },
  ];
  await db
    .insertInto("channels")
    .values(channels as never)
    .execute();
}

for (const kind of sharedStoreKinds) {
  test(
    `people and channels from before menus were sorted have their places, on ${kind.name}`,
    { skip: kind.skip },
    async () => {
      await using place = await kind.empty();
      const up = async (db: Kysely<unknown>) => {
        await ground.up(db);
        await plantOlder(db);
      };
      await migrateBare(place.location, { "0001-ground": { up } });

      await using store = await open(place);

      const people = await store.db.selectFrom("users").selectAll().execute();
      assert.equal(people.length, count);
      for (const { display_name, real_name, name, sort_name } of people) {
        assert.equal(sort_name, sortName(display_name || real_name || name));
      }
      const channels = await store.db.selectFrom("channels").select("sort_name").orderBy("id").execute();
      assert.deepEqual(
        channels.map(({ sort_name }) => sort_name),
        [sortName("team-2"), ""],
      );
    },
  );
}
