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
