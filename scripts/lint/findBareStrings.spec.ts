import assert from "node:assert/strict";
import { test } from "node:test";
import { findBareStrings } from "./findBareStrings.ts";

const textsIn = (source: string): string[] => findBareStrings(source).map(({ text }) => text);

test("text between tags is found, with its line", () => {
  assert.deepEqual(findBareStrings("const a = (\n  <p>\n    Hello there\n  </p>\n);"), [
    { line: 3, text: "Hello there" },
  ]);
});

test("text of an attribute that is read out is found, also as a template", () => {
  assert.deepEqual(textsIn('<IconButton label="Back" />'), ["Back"]);
  assert.deepEqual(textsIn("<img alt={`Photo of ${name}`} />"), ["Photo of …"]);
});

test("both sides of a condition are found", () => {
  assert.deepEqual(textsIn('<p>{isPinned ? "Unpin" : (other ?? "Pin")}</p>'), ["Unpin", "Pin"]);
});

test("the argument of toast() and announce() is found", () => {
  assert.deepEqual(textsIn('toast("Link copied");\nannounce(`${name} joined`);'), ["Link copied", "… joined"]);
});

test("texts of the catalogue, class names, ids and punctuation are no finding", () => {
  const source = `<p className="wide" id="intro" title={timelineText.delete}>
    {timelineText.pinnedBy(name)} · {kind === "file" ? <File /> : "—"}
  </p>`;

  assert.deepEqual(textsIn(source), []);
});

test("a comparison in a condition is not shown", () => {
  assert.deepEqual(textsIn('<p>{kind === "file" && count}</p>'), []);
});

test("the words between joined texts are found, and texts in the order of one language", () => {
  assert.deepEqual(textsIn('const text = parts.join(", then ");'), [", then "]);
  assert.deepEqual(textsIn('const text = parts.join(", ");'), []);
  assert.deepEqual(textsIn("<Button aria-label={`${label} ${about}`} />"), ["… …"]);
});

test("texts of explaining attributes and of columns are found", () => {
  assert.deepEqual(textsIn('<Section about="Clicks go here." />'), ["Clicks go here."]);
  assert.deepEqual(textsIn('const columns = [{ head: "Sign-in link", cell }];'), ["Sign-in link"]);
  assert.deepEqual(textsIn('const block = { type: "plain_text", text: "Hello" };'), []);
});

test("a code of a refusal that is shown without a sentence is found", () => {
  assert.deepEqual(textsIn("toast(timelineText.joinFailed(joined.error));"), ["error"]);
  assert.deepEqual(textsIn('const reason = answer?.error?.replaceAll("_", " ");'), ["error"]);
  assert.deepEqual(textsIn("setFault(text ? dialogsText.saveFailed(answer?.error ?? none) : none);"), ["error"]);
  assert.deepEqual(textsIn("toast(timelineText.joinFailed(explain(joined.error)));"), []);
  assert.deepEqual(textsIn('const zone = tz.replaceAll("_", " ");'), []);
});

test("a variable with the name of an attribute that is read is found, also inside a template", () => {
  assert.deepEqual(textsIn('const hint = `${name} · ${count === 1 ? "1 person" : `${count} people`}`;'), [
    "1 person",
    "… people",
  ]);
});

test("a value of the server that is shown as it is is found", () => {
  assert.deepEqual(textsIn("<Badge>{run.status}</Badge>"), ["status"]);
  assert.deepEqual(textsIn("<Badge>{appText.status}</Badge>"), []);
  assert.deepEqual(textsIn("<Badge>{appText.statuses[run.status]}</Badge>"), []);
});
