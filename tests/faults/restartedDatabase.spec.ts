import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../scripts/provision/postgres.ts";
import { Listening } from "../storage/listening.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

describe("a database that is killed and restarted", { skip: postgresSkip }, () => {
  test("loses no acknowledged post, and both servers go on by themselves, with their events", async () => {
    // A server of its own, because the one that other tests use must not crash.
    await using postgres = await startPostgres();
    await using database = await createDatabase(postgres.url);
    using folder = quickFolder("restart");
    const setting = { dataFolder: folder.path, databaseUrl: database.url };
    await using first = await startServer(setting);
    await using second = await startServer(setting);
    await using bob = await listenAs(second, "bob");
    const acknowledged: string[] = [];
    const stopping = { isOn: false };
    const posting = Promise.all([1, 2, 3].map((poster) => postOn(first, `${poster}`, acknowledged, stopping)));

    for (let crash = 0; crash < 2; crash++) {
      const before = acknowledged.length;
      await eventually("posts are acknowledged", async () => acknowledged.length > before + 20);
      await postgres.crash();
      await pause(500);
      await postgres.restart();
    }
    const before = acknowledged.length;
    await eventually("posts are acknowledged again", async () => acknowledged.length > before + 20);
    stopping.isOn = true;
    await posting;

    const heard = (): Set<unknown> => new Set(bob.frames.map(({ text }) => text));
    await eventually("every acknowledged post is heard", async () => acknowledged.every((text) => heard().has(text)));
    const texts = bob.frames.flatMap(({ text }) => (typeof text === "string" ? [text] : []));
    assert.equal(new Set(texts).size, texts.length);
    for (const server of [first, second]) assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
  });
});

function tokenOf({ dev }: ServerProcess, person: string): string {
  return dev.users.find(({ name }) => name === person)?.token ?? "";
}

async function listenAs(server: ServerProcess, person: string): Promise<Listening> {
  const { url } = (await callApi(server.url, tokenOf(server, person), "rtm.connect", {})) as unknown as { url: string };
  const listening = new Listening(url.replace("localhost", "127.0.0.1"));
  await listening.until("hello", ({ type }) => type === "hello");
  return listening;
}

/** A text is posted once: after an error it may have been written or not, and the next one is another. */
async function postOn(
  server: ServerProcess,
  name: string,
  acknowledged: string[],
  stopping: { readonly isOn: boolean },
): Promise<void> {
  for (let at = 0; !stopping.isOn; at++) {
    const text = `${name} ${at}`;
    const body = { channel: server.dev.channels["general"], text };
    const answer = await callApi(server.url, tokenOf(server, "alice"), "chat.postMessage", body).catch(() => undefined);
    if (answer?.ok) acknowledged.push(text);
    else await pause(100);
  }
}
