import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { backUpStore } from "@platform/server/maintenance.ts";
import { rotatingApp } from "../../packages/server/testkit/apps.ts";
import { steer } from "../../packages/server/testkit/controls.ts";
import { configureApp, Receiver } from "../../packages/server/testkit/receiving.ts";
import { type Serving, serving } from "../../packages/server/testkit/signingIn.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { platformOptions } from "../storage/platformPlace.ts";
import { inFile, inPostgres } from "../storage/storeKinds.ts";
import { findLeaks, type Places, readColumns, readFiles } from "./canaryPlaces.ts";
import { canaryWord, forms } from "./erasedForms.ts";

/** Retries for apps that take delayed events end after a day, and the text is gone minutes later. */
const boundHours = 25;

/** Every form of message text goes in and is taken back; a day later everything that the server keeps is searched. */
for (const kind of [inFile, inPostgres]) {
  describe(`a deleted or edited text is gone within a day: ${kind.name}`, { skip: kind.skip }, () => {
    test("from every table, the database file, its write-ahead log, a backup, and later from the call log", async () => {
      await using place = await kind.fresh();
      const options = platformOptions(place.location);
      await using receiver = await Receiver.start();
      await using server = await serving(options);
      receiver.answer = (response) => void response.writeHead(500).end();
      await subscribeApps(server, receiver);

      const canaries: Record<string, string> = {};
      const takeBack: (() => Promise<unknown>)[] = [];
      for (const [what, form] of Object.entries(forms)) {
        canaries[what] = canaryWord();
        takeBack.push(await form(server, canaries[what]));
      }
      await server.platform.settle();
      checkIsThorough(canaries, await readColumns(server.platform.store.db));
      for (const undo of takeBack) await undo();
      for (let hour = 0; hour < boundHours; hour++) {
        server.clock.advance({ hours: 1 });
        await server.platform.settle();
      }

      await emptyLog(server);
      const secrets = Object.fromEntries(Object.entries(canaries).map(([what, word]) => [what, [word]]));
      const places: Places = {
        ...(await readColumns(server.platform.store.db)),
        ...(options.dataFolder === undefined ? {} : readFiles(options.dataFolder)),
        ...(options.dataFolder === undefined ? {} : await readBackup(options.dataFolder)),
      };
      assert.deepEqual(findLeaks(places, secrets), []);
      assert.equal(await countRows(server, "outbox"), 0);

      // The last retry was logged now, so a day counts from here.
      server.clock.advance({ hours: 25 });
      await server.platform.settle();
      const log = { "log.list": JSON.stringify(await steer(server.platform).does("log.list", { limit: 1_000 })) };
      assert.deepEqual(findLeaks(log, secrets), []);
    });
  });
}

/** One app fails at its URL and takes delayed events, the other one never opens a socket: both keep events waiting. */
async function subscribeApps(server: Serving, receiver: Receiver): Promise<void> {
  const botEvents = ["message.channels", "message.im", "app_mention", "message_metadata_posted"];
  await configureApp(
    server,
    { event_subscriptions: { request_url: receiver.url, bot_events: botEvents, delayed_events_enabled: true } },
    { features: { bot_user: { display_name: "dev" }, unfurl_domains: ["example.com"] } },
  );
  const socketApp = rotatingApp(server);
  await configureApp(
    server,
    { token_rotation_enabled: true, socket_mode_enabled: true, event_subscriptions: { bot_events: botEvents } },
    {},
    socketApp,
  );
  const { user_id: bot } = await server.actor(socketApp.bot_token ?? "").does("auth.test", {});
  await server.alice.does("conversations.invite", { channel: server.random, users: [bot] });
}

/** A search that could not have found the texts in the first place proves nothing. */
function checkIsThorough(canaries: Readonly<Record<string, string>>, places: Places): void {
  for (const [what, word] of Object.entries(canaries)) {
    assert.ok(
      Object.values(places).some((content) => content.includes(word)),
      `${what} is nowhere`,
    );
  }
  const plain = canaries["a message that is deleted"] ?? "";
  const found = Object.keys(places).filter((place) => places[place]?.includes(plain));
  for (const place of ["messages.body", "outbox.payload", "deliveries.envelope"])
    assert.ok(found.includes(place), place);
  assert.ok(
    found.some((place) => place.startsWith("search_")),
    "the search index",
  );
}

/**
 * The server empties its write-ahead log without waiting for readers, and tries again a second later. Its own pollers read,
 * so on a busy machine one of them may have been in the way of the last attempt.
 */
async function emptyLog({ platform }: Serving): Promise<void> {
  for (const deadline = performance.now() + 30_000; (await platform.store.emptyLog?.()) === false;) {
    assert.ok(performance.now() < deadline, "a reader blocks the write-ahead log");
    await sleep(20);
  }
}

async function countRows(server: Serving, table: "outbox"): Promise<number> {
  const count = server.platform.store.db.selectFrom(table).select((select) => select.fn.countAll<number>().as("count"));
  return Number((await count.executeTakeFirstOrThrow()).count);
}

async function readBackup(dataFolder: string): Promise<Places> {
  using folder = quickFolder("backup");
  const to = join(folder.path, "copy.db");
  await backUpStore({ dataFolder, to, force: false, allowMissingFiles: false });
  return { "the backup": readFileSync(to, "latin1") };
}
