import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compareRecordings } from "./compareRecordings.ts";
import { printDifferences } from "./printDifferences.ts";
import type { RecordedStep, Recording } from "./recordingSchema.ts";
import { updateRecording } from "./updateRecording.ts";

const context = { workspace: "acme", app: "Dev App", people: ["alice"], channels: ["general"] };

const ask = (text: string, number: number): RecordedStep => ({
  kind: "action",
  after_ms: 0,
  user: "alice",
  name: "chat.postMessage",
  args: { channel: "{{channel:general}}", text },
  makes: [`{{message:${number}.1}}`],
});

const post = (text: string, made: string, more: object = {}): RecordedStep => ({
  kind: "call",
  after_ms: 12,
  method: "chat.postMessage",
  args: { channel: "{{channel:general}}", text, ...more },
  code: "ok",
  makes: [`{{message:${made}}}`],
});

const react = (name: string, made: string): RecordedStep => ({
  kind: "call",
  after_ms: 15,
  method: "reactions.add",
  args: { channel: "{{channel:general}}", timestamp: `{{message:${made}}}`, name },
  code: "ok",
});

const stream = (chunks: readonly string[], isEnded = true): RecordedStep => ({
  kind: "stream",
  after_ms: 20,
  args: { channel: "{{channel:general}}" },
  text: chunks.join(""),
  chunks: chunks.map((text) => ({ type: "markdown_text", text })),
  code: "ok",
  is_ended: isEnded,
});

const recordingOf = (steps: RecordedStep[], ignore: string[] = []): Recording => ({
  version: 1,
  context,
  ignore,
  lasts_ms: 0,
  steps,
});

const recorded = recordingOf([
  ask("hello", 1),
  post("Hi.", "1.2"),
  react("wave", "1.2"),
  ask("tell me", 2),
  stream(["Once ", "upon"]),
]);

function kindsOf(steps: RecordedStep[], ignore: string[] = []): string[] {
  return compareRecordings(recorded, { steps }, ignore).map(({ kind, action, step }) => `${kind} ${action} ${step}`);
}

describe("compareRecordings", () => {
  test("finds nothing in the same behavior, whatever the pace and the size of chunks", () => {
    const other = recorded.steps.map((step) => ({ ...step, after_ms: step.after_ms + 500 }));
    assert.deepEqual(kindsOf([...other.slice(0, 4), stream(["O", "nce up", "on"])]), []);
  });

  test("finds a changed text, an extra call, a missing call, another order and another stream, each alone", () => {
    const [asked, posted, reacted, askedAgain, streamed] = recorded.steps as [RecordedStep, ...RecordedStep[]] &
      RecordedStep[];
    const rest = [askedAgain, streamed] as RecordedStep[];
    assert.deepEqual(kindsOf([asked, post("Hey.", "1.2"), react("wave", "1.2"), ...rest]), [
      "changed 1 chat.postMessage",
    ]);
    // One more message shifts the numbers of those behind it, which is no difference of its own.
    const shifted = [asked, post("One moment.", "1.2"), post("Hi.", "1.3"), react("wave", "1.3"), ...rest];
    assert.deepEqual(kindsOf(shifted), ["extra 1 chat.postMessage"]);
    assert.deepEqual(kindsOf([asked, posted as RecordedStep, ...rest]), ["missing 1 reactions.add"]);
    const swapped = [asked, reacted as RecordedStep, posted as RecordedStep, ...rest];
    assert.match(kindsOf(swapped).join(), /^moved 1 (reactions.add|chat.postMessage)$/);
    assert.deepEqual(kindsOf([...recorded.steps.slice(0, 4), stream(["Once more"])]), ["changed 2 stream"]);
    assert.deepEqual(kindsOf([...recorded.steps.slice(0, 4), stream(["Once ", "upon"], false)]), ["changed 2 stream"]);
  });

  test("finds a call about another message than the recorded one", () => {
    const [asked, posted, , ...rest] = recorded.steps as [RecordedStep, RecordedStep, RecordedStep, ...RecordedStep[]];
    const [difference] = compareRecordings(recorded, { steps: [asked, posted, react("wave", "1.1"), ...rest] });
    assert.deepEqual(difference?.fields, [
      { path: "timestamp", recorded: "{{message:1.2}}", actual: "{{message:1.1}}" },
    ]);
  });

  test('takes 5 and "5" for equal, because forms send texts', () => {
    const [asked] = recorded.steps as [RecordedStep];
    const one = recordingOf([asked, post("Hi.", "1.2", { unfurl_links: false, limit: 5 })]);
    const other = [asked, post("Hi.", "1.2", { unfurl_links: "false", limit: "5" })];
    assert.deepEqual(compareRecordings(one, { steps: other }), []);
  });

  test("leaves out what is ignored, by field, by path, by method and as a whole", () => {
    const [asked, , reacted, ...rest] = recorded.steps as [RecordedStep, RecordedStep, RecordedStep, ...RecordedStep[]];
    const changed = [asked, post("Hey.", "1.2"), reacted, ...rest];
    assert.deepEqual(kindsOf(changed, ["text"]), []);
    assert.deepEqual(kindsOf(changed, ["chat.*:text"]), []);
    assert.deepEqual(kindsOf(changed, ["reactions.add:text"]), ["changed 1 chat.postMessage"]);
    assert.deepEqual(kindsOf([asked, ...rest], ["chat.postMessage:*", "reactions.*:*"]), []);
  });

  test("prints what changed below the action that it followed", () => {
    const [asked, , , ...rest] = recorded.steps as [RecordedStep, RecordedStep, RecordedStep, ...RecordedStep[]];
    const steps = [asked, post("Hey.\nYou.", "1.2"), ...rest];
    assert.equal(
      printDifferences(recorded, compareRecordings(recorded, { steps })),
      [
        "After action 1, alice chat.postMessage: hello",
        "  changed  chat.postMessage",
        "      text",
        "        - Hi.",
        "        + Hey.",
        "        + You.",
        '  missing  reactions.add {"channel":"{{channel:general}}","timestamp":"{{message:1.2}}","name":"wave"}',
        "",
      ].join("\n"),
    );
    assert.equal(printDifferences(recorded, []), "");
  });
});

describe("updateRecording", () => {
  test("changes only the steps that differ, and what names them", () => {
    const [asked, posted, , ...rest] = recorded.steps as [RecordedStep, RecordedStep, RecordedStep, ...RecordedStep[]];
    const late = { ...post("Hi.", "1.3"), after_ms: 99 };
    const steps = [asked, post("One moment.", "1.2"), late, react("wave", "1.3"), ...rest];
    const updated = updateRecording(recorded, { steps });
    assert.deepEqual(compareRecordings(updated, { steps }), []);
    assert.deepEqual(updated.steps[2], { ...posted, makes: ["{{message:1.3}}"] });
    assert.deepEqual(updated.steps.slice(4), recorded.steps.slice(3));
    assert.equal(updateRecording(recorded, recorded), recorded);
  });
});
