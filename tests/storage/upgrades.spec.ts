import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { dumpSchema } from "./dumpSchema.ts";
import { migrateBare, withBareDatabase } from "./migrateBare.ts";
import { platformOptions } from "./platformPlace.ts";
import { rowsByTable } from "./rowsByTable.ts";
import { nextMigrations } from "./secondMigration.ts";
import { type FreshPlace, sharedStoreKinds } from "./storeKinds.ts";
import { fixtureNames, migrationsOf, readStoredSchema, restoreFixture } from "./upgradeFixture.ts";

const written = "Written before the upgrade";

for (const kind of sharedStoreKinds) {
  for (const name of fixtureNames) {
    describe(`a store of ${name} on ${kind.name}`, { skip: kind.skip }, () => {
      test("has the schema that was released, which no later edit of a migration may change", async () => {
        await using place = await kind.empty();
        await migrateBare(place.location, migrationsOf(name));

        assert.deepEqual(await schemaIn(place), readStoredSchema(name, dialectOf(place)));
      });

      test("is what it was when the migration of the next version is killed half-way", async () => {
        await using place = await kind.empty();
        await using _store = await restored(name, place);
        const before = await rowsByTable(place.location);

        const program = fileURLToPath(new URL("killedMigration.ts", import.meta.url));
        const child = spawn(process.execPath, [program, JSON.stringify(place.location)], { stdio: "inherit" });
        const [, signal] = await once(child, "exit");

        assert.equal(signal, "SIGKILL");
        assert.deepEqual(await rowsByTable(place.location), before);
        assert.deepEqual(await schemaIn(place), readStoredSchema(name, dialectOf(place)));
      });

      test("keeps every row when the next version migrates it, and gets the column that it brings", async () => {
        await using place = await kind.empty();
        await using _store = await restored(name, place);
        await migrateBare(place.location, migrations);
        const before = await rowsByTable(place.location);

        await migrateBare(place.location, nextMigrations);

        const after = await rowsByTable(place.location);
        for (const user of after["users"] ?? []) {
          assert.equal(user["nickname"], `nick ${String(user["real_name"])}`);
          delete user["nickname"];
        }
        assert.ok((before["messages"]?.length ?? 0) > 0);
        // Tables that a later migration added are not among them.
        const kept = Object.fromEntries(Object.keys(before).map((table) => [table, after[table]]));
        assert.deepEqual(kept, before);
      });
    });
  }
}

for (const kind of sharedStoreKinds) {
  test(
    `a store of the baseline on ${kind.name} is served: people sign in, read and write`,
    { skip: kind.skip },
    async () => {
      await using place = await kind.empty();
      await using store = await restored("0001-baseline", place);
      await using world = await workspace(store.options);

      const { messages } = await world.alice.does("conversations.history", { channel: world.general });
      const [parent] = messages.filter((message) => message.text === written);
      assert.ok(parent);
      assert.deepEqual(
        parent.reactions?.map((reaction) => reaction.name),
        ["eyes"],
      );
      const thread = await world.bob.does("conversations.replies", { channel: world.general, ts: parent.ts });
      assert.deepEqual(
        thread.messages.map((message) => message.text),
        [written, "A reply"],
      );
      await world.bob.does("chat.postMessage", { channel: world.general, text: "Written after the upgrade" });
    },
  );
}

async function restored(name: string, place: FreshPlace) {
  const key = quickFolder("key");
  const { dataFolder = key.path, ...options } = platformOptions(place.location);
  await restoreFixture(name, place, dataFolder);
  return { options: { ...options, dataFolder }, [Symbol.asyncDispose]: async () => key[Symbol.dispose]() };
}

function dialectOf({ location }: FreshPlace) {
  return location.kind === "postgres" ? "postgres" : "sqlite";
}

async function schemaIn(place: FreshPlace): Promise<string[]> {
  let lines: string[] = [];
  await withBareDatabase(place.location, async (db) => void (lines = await dumpSchema(db, dialectOf(place))));
  return lines;
}
