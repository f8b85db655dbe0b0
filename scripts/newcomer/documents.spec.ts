import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { documents, faultsOf, runnableBlocks } from "./documents.ts";

const readFile = (path: string): string => {
  if (path !== "tests/runs.spec.ts") throw new Error("no such file");
  return 'readFileSync("docs/guides/a.md")';
};
const faults = (markdown: string, isRun: boolean) =>
  runnableBlocks("docs/guides/a.md", markdown).flatMap((block) => faultsOf(block, isRun, readFile));
const block = "```sh\nplatform serve\n```\n";

describe("a block of code in the documents", () => {
  test("is run, or fails the check", () => {
    assert.deepEqual(faults(block, true), []);
    assert.deepEqual(faults(block, false), [
      "docs/guides/a.md:1: the block is not run. Run it in scripts/newcomer, or mark it: <!-- not run: reason -->",
    ]);
  });

  test("may be marked with a reason, which must be one", () => {
    assert.deepEqual(faults(`<!-- not run: it needs a database server -->\n\n${block}`, false), []);
    assert.match(faults(`<!-- not run: no -->\n${block}`, false)[0] ?? "", /say why/);
  });

  test("may be run by a test, which must read the document", () => {
    assert.deepEqual(faults(`<!-- run in: tests/runs.spec.ts -->\n${block}`, false), []);
    assert.match(faults(`<!-- run in: tests/gone.spec.ts -->\n${block}`, false)[0] ?? "", /does not read/);
  });

  test("may hold the text of a file, which other tests run", () => {
    assert.deepEqual(faults(`<!-- file: examples/app.mjs -->\n\n${block}`, false), []);
  });

  test("is not marked when it is run, so that no mark outlives its reason", () => {
    assert.match(faults(`<!-- not run: it needs a database server -->\n${block}`, true)[0] ?? "", /remove its mark/);
  });

  test("is no block to run when it is output or data", () => {
    assert.deepEqual(faults("```text\nready\n```\n\n```json\n{}\n```\n", false), []);
  });

  test("does not take the mark of the block before it", () => {
    const markdown = `<!-- not run: it needs a database server -->\n${block}\nAnd:\n\n${block}`;
    assert.equal(faults(markdown, false).length, 1);
  });

  test("of README and the guides has a reason where it is marked", () => {
    const marked = documents()
      .flatMap((path) => runnableBlocks(path, readFileSync(path, "utf8")))
      .filter(({ reason, test: spec }) => reason !== undefined || spec !== undefined);
    assert.ok(marked.length > 0);
    const read = (path: string) => readFileSync(path, "utf8");
    assert.deepEqual(
      marked.flatMap((one) => faultsOf(one, false, read)),
      [],
    );
  });
});
