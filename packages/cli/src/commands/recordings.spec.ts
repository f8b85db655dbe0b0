import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import { createPlatform, type DevDescription, type Platform } from "@platform/server";
import type { Recording } from "@platform/protocol/recordings/recordingSchema.ts";
import { boltSeed, type Manners, startBoltApp } from "../../../testing/testkit/boltApp.ts";
import { shell, type Shell } from "../../testkit/runCli.ts";

interface Place extends AsyncDisposable {
  readonly shell: Shell;
  readonly platform: Platform;
  readonly dev: DevDescription;
  readonly flags: readonly string[];
  connect(manners?: Manners): Promise<AsyncDisposable>;
}

/** A server with an app that a Bolt app plays, and a folder for files. */
async function openPlace(): Promise<Place> {
  const platform = await createPlatform({ seed: boltSeed, dev: true, operatorToken: "t".repeat(40) });
  const url = await platform.listen();
  const dev = await platform.describeDev();
  const opened = shell();
  const apps = Object.fromEntries(dev.apps.map((app) => [app.name, app]));
  return {
    shell: opened,
    platform,
    dev,
    flags: ["--base-url", url, "--operator-token", "t".repeat(40)],
    connect: (manners) => startBoltApp({ apiUrl: `${url}/api/`, apps }, manners),
    async [Symbol.asyncDispose]() {
      opened[Symbol.dispose]();
      await platform.stop();
    },
  };
}

/** Runs `platform record` while alice says hello, and stops it when the app has answered. */
async function record(place: Place): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const ending = new AbortController();
  let seen = "";
  const heard = { started: Promise.withResolvers<void>(), waved: Promise.withResolvers<void>() };
  const recording = place.shell.run(["record", "hello.json", "--app", "Dev App", ...place.flags], {
    ending: ending.signal,
    err(text) {
      seen += text;
      if (seen.includes("Press Ctrl+C")) heard.started.resolve();
      if (seen.includes("reactions.add")) heard.waved.resolve();
    },
  });
  await heard.started.promise;
  await place.platform.control("person.post", { user: "alice", channel: "random", text: "hello" });
  await heard.waved.promise;
  ending.abort("SIGINT");
  return { ...(await recording), err: seen };
}

describe("platform record and platform replay", () => {
  test("records until it is interrupted, and finds no difference in the same app", async () => {
    await using place = await openPlace();
    await using _ = await place.connect();
    const recorded = await record(place);

    assert.equal(recorded.code, 0, recorded.err);
    assert.equal(recorded.out, "Wrote hello.json: 1 action, 2 things that the app did.\n");
    assert.match(
      recorded.err,
      /^Recording Dev App\. Press Ctrl\+C to stop\.\nalice chat\.postMessage: hello\n {2}event message: acknowledged\n {2}app chat\.postMessage Hello!\n/,
    );
    const written = JSON.parse(readFileSync(place.shell.path("hello.json"), "utf8")) as Recording;
    assert.deepEqual(written.context.people, ["alice"]);

    const same = await place.shell.run(["replay", "hello.json", ...place.flags]);
    assert.deepEqual([same.code, same.out], [0, "No differences: 1 action, 2 things that the app did.\n"], same.err);
  });

  test("prints what differs and fails, ignores what may differ, and updates the file", async () => {
    await using place = await openPlace();
    {
      await using _ = await place.connect();
      await record(place);
    }
    await using _ = await place.connect({
      async greet({ say, wave }) {
        await say("Hi!");
        await wave();
      },
    });
    const replay = (...flags: string[]) => place.shell.run(["replay", "hello.json", ...flags, ...place.flags]);

    const differs = await replay();
    assert.equal(differs.code, 1);
    assert.match(
      differs.out,
      /^After action 1, .*\n {2}changed {2}chat\.postMessage\n {6}text\n {8}- Hello!\n {8}\+ Hi!\n$/,
    );
    assert.match(differs.err, /^The app behaves differently: 1 difference\. \(replay_differs\)/);
    const json = JSON.parse((await replay("--json")).out) as { error: string; differences: { kind: string }[] };
    assert.deepEqual([json.error, json.differences.map(({ kind }) => kind)], ["replay_differs", ["changed"]]);

    assert.equal((await replay("--ignore", "text")).code, 0);
    assert.match((await replay("--update")).out, /Updated hello\.json: 1 difference\.\n$/);
    assert.equal((await replay()).code, 0);
  });

  test("says what is wrong with a file, an app or a silent app", async () => {
    await using place = await openPlace();
    const run = (...words: string[]) => place.shell.run([...words, ...place.flags]);

    assert.match((await run("replay", "none.json")).err, /^none\.json cannot be read/);
    writeFileSync(place.shell.path("old.json"), JSON.stringify({ version: 7 }));
    const old = await run("replay", "old.json");
    assert.deepEqual(
      [old.code, old.err.split(" (")[0]?.split(".")[0]],
      [1, "It is not a recording of a version that this server knows; the message names the place"],
    );
    assert.match((await run("record", "x.json", "--app", "Nobody")).err, /^There is no such app/);

    const action = { kind: "action", after_ms: 0, user: "alice", name: "chat.postMessage" };
    const args = { channel: "{{channel:random}}", text: "hello" };
    const call = {
      kind: "call",
      after_ms: 5,
      method: "chat.postMessage",
      args: { ...args, text: "Hello!" },
      code: "ok",
    };
    const context = { workspace: "acme", app: "Dev App", people: ["alice"], channels: ["random"] };
    const recording = { version: 1, context, ignore: [], lasts_ms: 0, steps: [{ ...action, args }, call] };
    writeFileSync(place.shell.path("silent.json"), JSON.stringify(recording));
    const silent = await run("replay", "silent.json", "--deadline", "1");
    assert.equal(silent.code, 1);
    assert.match(silent.out, /^Action 1 \(alice chat\.postMessage: hello\) got no chat\.postMessage within 1 s\.\n/);
    assert.match(silent.out, / {2}missing {2}chat\.postMessage Hello!\n$/);
  });
});
