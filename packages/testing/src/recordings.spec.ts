import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { boltSeed, type Manners, startBoltApp } from "../testkit/boltApp.ts";
import { startPlatform, type TestPlatform } from "./startPlatform.ts";
import type { Recording, ReplayResult } from "./testRecordings.ts";

let p: TestPlatform;
let folder: string;
let recording: Recording;
const file = () => join(folder, "conversation.json");

/** What alice does; the app finishes before she goes on. */
async function talk(): Promise<void> {
  const alice = p.as("alice");
  const open = await p.record();
  await alice.post("random", "hello");
  await open.quiet();
  await p.clock.advance("2m");
  await alice.post("random", "tell me a story");
  await open.quiet();
  await alice.post("random", "a form, please");
  await open.quiet();
  const offered = (await p.log({ method: "chat.postMessage" })).at(-1)?.answer?.["ts"];
  await alice.press({ channel: "random", ts: String(offered) }, "open");
  await open.quiet();
  const [view] = await alice.views();
  const blocks = view?.["blocks"] as readonly { readonly block_id: string }[];
  await alice.submit(view?.id ?? "", { [blocks[0]?.block_id ?? ""]: { name: "Alice" } });
  recording = await open.save(file());
}

async function replayWith(manners: Manners, wish: object = {}): Promise<ReplayResult> {
  await using _ = await startBoltApp(p, manners);
  return await p.replay(file(), { deadlineS: 1, ...wish });
}

const kindsOf = ({ differences }: ReplayResult) =>
  differences.map(({ kind, action, step }) => `${kind} ${action} ${step}`);

describe("p.record and p.replay with a Bolt app", () => {
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "platform-recordings-"));
    p = await startPlatform({ seed: boltSeed });
    await using _ = await startBoltApp(p);
    await talk();
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await p.stop();
  });

  test("the file says what happened, in order, without ids and secrets", () => {
    const written = readFileSync(file(), "utf8");
    assert.deepEqual(JSON.parse(written), recording);
    const steps = recording.steps.map((step) =>
      step.kind === "action"
        ? `${step.user} ${step.name}`
        : `${step.kind} ${"method" in step ? step.method : ""}`.trim(),
    );
    assert.deepEqual(
      steps.filter((step) => !step.startsWith("event")),
      [
        "alice chat.postMessage",
        "call chat.postMessage",
        "call reactions.add",
        "alice chat.postMessage",
        "stream",
        "alice chat.postMessage",
        "call chat.postMessage",
        "alice person.act",
        "interaction",
        "call views.open",
        "alice person.submit",
        "interaction",
        "call chat.postMessage",
      ],
    );
    assert.ok(steps.includes("event"));
    assert.ok(recording.steps.some((step) => step.kind === "action" && step.after_ms >= 120_000));
    const ids = [...Object.values(p.users).map(({ id }) => id), ...Object.values(p.channels), p.apps["Dev App"]?.id];
    for (const id of ids) assert.ok(id !== undefined && !written.includes(id), `${id} is in the file`);
    assert.doesNotMatch(written, /xox[a-z]-|xapp-|\d{10}\.\d{6}|\b[A-Z][A-Za-z]{0,2}0[A-Z0-9]{9}\b|127\.0\.0\.1/);
    for (const { signing_secret: secret } of Object.values(p.apps)) assert.ok(!written.includes(secret));
  });

  test("the same app does the same, each time, and time goes on afterwards", async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { text } = await replayWith({}, { deadlineS: 10 });
      assert.equal(text, "");
    }
    const before = await p.clock.now();
    assert.ok((await p.clock.now()).getTime() >= before.getTime());
    assert.ok(before.getTime() > Date.now() + 6 * 60_000 - 1_000, "the recorded two minutes passed in each replay");
  });

  test("another text is the only difference", async () => {
    const result = await replayWith({
      async greet({ say, wave }) {
        await say("Hi!");
        await wave();
      },
    });
    assert.deepEqual(kindsOf(result), ["changed 1 chat.postMessage"]);
    assert.deepEqual(result.differences[0]?.fields, [{ path: "text", recorded: "Hello!", actual: "Hi!" }]);
    assert.match(result.text, /^After action 1, alice chat\.postMessage: hello\n.*\n.*text\n +- Hello!\n +\+ Hi!\n$/);
  });

  test("one more call, one less, and another order are one difference each", async () => {
    const extra = await replayWith({
      async greet({ say, wave }) {
        await say("One moment.");
        await say("Hello!");
        await wave();
      },
    });
    assert.deepEqual(kindsOf(extra), ["extra 1 chat.postMessage"]);
    const missing = await replayWith({
      async greet({ say }) {
        await say("Hello!");
      },
    });
    assert.deepEqual(kindsOf(missing), ["missing 1 reactions.add"]);
    assert.deepEqual(missing.problems, ["Action 1 (alice chat.postMessage: hello) got no reactions.add within 1 s."]);
    const moved = await replayWith({
      async greet({ say, wave }) {
        await wave();
        await say("Hello!");
      },
    });
    assert.match(kindsOf(moved).join(), /^moved 1 (reactions\.add|chat\.postMessage)$/);
  });

  test("streams differ by their text, not by their chunks", async () => {
    const same = await replayWith({ story: ["Once ", "upon a ", "time."] });
    assert.deepEqual(same.differences, []);
    const other = await replayWith({ story: ["The end."] });
    assert.deepEqual(
      [kindsOf(other), other.differences[0]?.fields],
      [["changed 2 stream"], [{ path: "text", recorded: "Once upon a time.", actual: "The end." }]],
    );
  });

  test("says which action an app that is not there leaves unanswered", async () => {
    const { problems, differences } = await p.replay(recording, { deadlineS: 1 });
    assert.match(
      problems[0] ?? "",
      /^Action 1 \(alice chat\.postMessage: hello\) got no chat\.postMessage within 1 s\.$/,
    );
    assert.equal(differences[0]?.kind, "missing");
  });

  test("ignores what it should, and writes the new behavior when it should", async () => {
    const shout = {
      async greet({ say, wave }: Parameters<NonNullable<Manners["greet"]>>[0]) {
        await say("HELLO!");
        await wave();
      },
    };
    assert.deepEqual((await replayWith(shout, { ignore: ["chat.postMessage:text"] })).differences, []);
    assert.equal((await replayWith(shout, { update: true })).differences.length, 1);
    assert.equal(
      readFileSync(file(), "utf8").replace("HELLO!", "Hello!"),
      `${JSON.stringify(recording, undefined, 2)}\n`,
    );
    assert.deepEqual((await replayWith(shout)).differences, []);
  });
});
