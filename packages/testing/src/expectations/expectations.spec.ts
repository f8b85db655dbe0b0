import assert, { AssertionError } from "node:assert";
import { after, before, describe, test } from "node:test";
import { boltSeed, startBoltApp } from "../../testkit/boltApp.ts";
import { startPlatform, type TestPlatform } from "../startPlatform.ts";
import { expectReply } from "./expectReply.ts";
import { expectStatus } from "./expectStatus.ts";
import { expectStream } from "./expectStream.ts";

let p: TestPlatform;
let bolt: AsyncDisposable;
const soon = { withinMs: 300 };

async function failureOf(expected: Promise<unknown>): Promise<AssertionError> {
  const failure: unknown = await expected.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(failure instanceof AssertionError, String(failure));
  return failure;
}

describe("assertions about an app", () => {
  before(async () => {
    p = await startPlatform({ seed: boltSeed });
    bolt = await startBoltApp(p);
  });
  after(async () => {
    await bolt[Symbol.asyncDispose]();
    await p.stop();
  });

  test("expectReply waits for the answer to a message and returns it", async () => {
    const question = await p.as("alice").post("random", "hello");
    const reply = await expectReply(p, { to: question, text: "Hello!" });
    assert.deepEqual([reply.channel, reply.text], [p.channels["random"], "Hello!"]);
    assert.equal((await expectReply(p, { channel: "random", text: /^Hello/, app: "Dev App" })).ts, reply.ts);
  });

  test("expectReply says what the app did instead", async () => {
    const question = await p.as("alice").post("random", "hello");
    await expectReply(p, { to: question });
    const other = await failureOf(expectReply(p, { ...soon, to: question, text: "Bye!" }));
    assert.match(
      other.message,
      /^Expected a reply "Bye!" of Dev App in #random after [\d.]+\. There are "Hello!"\. Waited 300 ms\./,
    );
    assert.match(other.message, /\n {2}called chat\.postMessage "Hello!"/);
    assert.deepEqual([other.actual, other.expected, other.code], ["Hello!", "Bye!", "ERR_ASSERTION"]);
    const ignored = await p.as("bob").post("general", "is anybody there?");
    const none = await failureOf(expectReply(p, { ...soon, to: ignored }));
    assert.match(none.message, /There is none\..*\n[^]* {2}received message: acknowledged$/);
    await assert.rejects(expectReply(p, { app: "Nobody" }), /There is no app Nobody; there are Dev App\./);
  });

  test("expectStream waits for the end of a stream, whatever its chunks", async () => {
    const question = await p.as("alice").post("random", "a story");
    const stream = await expectStream(p, { to: question, text: "Once upon a time.", endedBy: "app" });
    assert.deepEqual([stream.state, stream.calls.length > 2], ["ended", true]);
    const failed = await failureOf(expectStream(p, { ...soon, to: question, text: /the end/i }));
    assert.match(
      failed.message,
      /The stream "Once upon a time\." was ended by app; its last chunk came \d s after its start\./,
    );
  });

  test("expectStream says what ended a stream, and which chunks were refused", async () => {
    const question = await p.as("alice").post("general", "Explain.");
    const place = { channel: question.channel, thread_ts: question.ts };
    const recipient = {
      recipient_user_id: p.users["alice"]?.id ?? "",
      recipient_team_id: p.users["alice"]?.team_id ?? "",
    };
    const started = await p.bot.call("chat.startStream", { ...place, ...recipient, markdown_text: "It is" });
    assert.ok(started.ok);
    const open = await expectStream(p, { to: question, state: "open", text: "It is" });
    assert.equal(open.ts, started.ts);
    await p.clock.advance("2h");
    await p.bot.call("chat.appendStream", { channel: question.channel, ts: started.ts, markdown_text: " simple." });
    const failed = await failureOf(expectStream(p, { ...soon, to: question, text: "It is simple.", endedBy: "app" }));
    assert.match(
      failed.message,
      /The stream "It is" was ended by time; .* chat\.appendStream was refused with message_not_in_streaming_state: /,
    );
    assert.partialDeepStrictEqual(failed.actual, { text: "It is", state: "ended", endedBy: "time" });
  });

  test("expectStatus waits for what an app shows in a thread, and for what cleared it", async () => {
    const question = await p.as("alice").post("random", "think");
    const shown = await expectStatus(p, { to: question, status: "is thinking..." });
    assert.equal(shown?.status, "is thinking...");
    const early = await failureOf(expectStatus(p, { ...soon, to: question, clearedBy: "reply" }));
    assert.match(early.message, /It shows "is thinking\.\.\.", for \d s now\./);
    await p.clock.advance("3m");
    const cleared = await expectStatus(p, { to: question, clearedBy: "timeout", as: "bob" });
    assert.ok((cleared?.age_s ?? 0) >= 120);
    await expectStatus(p, { to: question, status: "" });
    const late = await failureOf(expectStatus(p, { ...soon, to: question, status: "is thinking..." }));
    assert.match(late.message, /It showed "is thinking\.\.\." for 1\d\d s, which was cleared by timeout\./);
    const other = await p.as("alice").post("random", "think");
    await expectStatus(p, { to: other, status: /thinking/ });
    await p.as("alice").post("random", "forget", { threadTs: other.ts });
    await expectStatus(p, { to: other, clearedBy: "app" });
  });
});
