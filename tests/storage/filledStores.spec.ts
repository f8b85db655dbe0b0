import assert from "node:assert/strict";
import { dirname } from "node:path";
import { describe, test } from "node:test";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { addedFields } from "./addedFields.ts";
import { compareAnswers } from "./compareAnswers.ts";
import { dumpSchema } from "./dumpSchema.ts";
import type { Recording } from "./makeFixture/recordAnswers.ts";
import { migrateBare, withBareDatabase } from "./migrateBare.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, sharedStoreKinds, type StoreKind } from "./storeKinds.ts";
import { filledNames, fixtureNames, readRecording, readRows, restoreFixture } from "./upgradeFixture.ts";

/** Tables whose rows live for minutes, or hold secrets that only a browser, a provider or an app in between could make. */
const passing: readonly string[] = [
  "app_sockets",
  "cli_logins",
  "ephemerals",
  "import_downloads",
  "job_files",
  "link_crawls",
  "oauth_codes",
  "one_time_links",
  "presences",
  "provider_sign_ins",
  "push_messages",
  "push_subscriptions",
  "rate_windows",
  "servers",
  "signing_keys",
  "socket_tickets",
  "thread_locks",
  "typing_indicators",
  "used_trigger_ids",
];

for (const kind of sharedStoreKinds) {
  for (const name of filledNames) {
    describe(`a filled store of ${name} on ${kind.name}`, { skip: kind.skip }, () => {
      test("gets the schema of a new store", async () => {
        await using restored = await restore(name, kind);
        await using fresh = await kind.empty();
        await migrateBare(fresh.location, migrations);

        await migrateBare(restored.place.location, migrations);

        assert.deepEqual(await schemaIn(restored.place), await schemaIn(fresh));
      });

      test("is answered from as by the version that wrote it, but for fields that were added", async () => {
        const { nowMs, ...recording } = readRecording(name);
        await using restored = await restore(name, kind);
        await using world = await restored.open(nowMs);

        const differences = await differencesFrom(recording, world);

        const added = Object.entries(addedFields[name] ?? {}).flatMap(([method, fields]) =>
          fields.map((field) => `${method}: ${field} is new`),
        );
        assert.deepEqual(differences, added.toSorted());
      });

      test("is written to, and gives the doctor nothing to find once what was due has been done", async () => {
        await using restored = await restore(name, kind);
        await using world = await restored.open(Date.now());
        const owner = world.actor(readRecording(name).tokens["owner"] ?? "");
        const { channel } = await owner.does("conversations.create", { name: "after-the-upgrade" });
        const { ts } = await owner.does("chat.postMessage", { channel: channel.id, text: "Written after the upgrade" });
        const { messages } = await owner.does("conversations.history", {
          channel: channel.id,
          latest: ts,
          inclusive: true,
        });
        assert.equal(messages[0]?.text, "Written after the upgrade");
        await world.platform.settle();
        await world.platform.stop();
        using here = shell();

        const { out } = await here.run(["doctor", "--server", "--json", ...restored.flags]);

        const { checks } = JSON.parse(out) as { readonly checks: readonly { readonly state: string }[] };
        assert.ok(checks.length > 10);
        assert.deepEqual(
          checks.filter(({ state }) => state === "error"),
          [],
        );
      });
    });
  }
}

describe("the fixtures of released stores", () => {
  test("use every table whose rows last", () => {
    for (const name of filledNames) {
      const empty = readRows(name).filter(({ rows }) => rows.length === 0);
      assert.deepEqual(
        empty.map(({ table }) => table).filter((table) => !passing.includes(table)),
        [],
        name,
      );
    }
  });

  test("recorded answers of most methods that read", () => {
    for (const name of filledNames) {
      const { answers } = readRecording(name);
      const [answered, all] = [answers.filter(({ answer }) => answer["ok"]), answers].map(
        (some) => new Set(some.map(({ method }) => method)).size,
      );
      assert.ok(Number(answered) > Number(all) * 0.9, `${name}: ${answered} of ${all}`);
    }
  });

  test("show every difference of an answer", () => {
    const then = { ok: true, users: [{ id: "U1", name: "alice" }], total: 1 };
    const now = { ok: true, users: [{ id: "U2", age: 7 }], total: null };
    assert.deepEqual(compareAnswers(then, now), [
      "users[].id changed",
      "users[].name is gone",
      "users[].age is new",
      "total changed",
    ]);
    assert.deepEqual(compareAnswers([1], [1, 2]), [" has 2 elements instead of 1"]);
  });

  test("have added fields of fixtures that exist only", () => {
    assert.deepEqual(
      Object.keys(addedFields).filter((name) => !fixtureNames.includes(name)),
      [],
    );
  });
});

async function restore(name: string, kind: StoreKind) {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.empty());
  const folder = stack.use(quickFolder("filled"));
  const { location } = place;
  const dataFolder = location.kind === "file" ? dirname(location.path) : folder.path;
  await restoreFixture(name, place, dataFolder);
  const all = stack.move();
  return {
    place,
    flags: ["--data", dataFolder, ...(location.kind === "postgres" ? ["--database-url", location.url] : [])],
    // The bytes of files are no part of a fixture.
    open: (nowMs: number) =>
      workspace({ dataFolder, ...platformOptions(location), allowMissingFiles: true, clock: { nowMs: () => nowMs } }),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** One line for each field of a method that differs, however many answers have it. */
async function differencesFrom({ tokens, answers }: Recording, world: Workspace): Promise<string[]> {
  const found = new Set<string>();
  for (const { caller, method, params, answer } of answers) {
    const now = await world.actor(tokens[caller] ?? "").asks(method, params);
    for (const line of compareAnswers(answer, now)) found.add(`${method}: ${line}`);
  }
  return [...found].toSorted();
}

async function schemaIn({ location }: FreshPlace): Promise<string[]> {
  const lines: string[] = [];
  const dialect = location.kind === "postgres" ? "postgres" : "sqlite";
  await withBareDatabase(location, async (db) => void lines.push(...(await dumpSchema(db, dialect))));
  return lines;
}
