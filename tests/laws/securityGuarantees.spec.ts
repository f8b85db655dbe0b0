import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);

/** The rows of the table of guarantees, each with the tests that it names. */
function readGuarantees(): { readonly guarantee: string; readonly tests: readonly string[] }[] {
  const text = readFileSync(new URL("docs/security.md", root), "utf8");
  const [, table = ""] = text.split("## Guarantees");
  const [rows = ""] = table.split("\n## ");
  return rows
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| guarantee"))
    .map((line) => {
      const [, guarantee = "", , tests = ""] = line.split("|").map((cell) => cell.trim());
      return { guarantee, tests: [...tests.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "") };
    });
}

test("every guarantee in docs/security.md names tests that exist", () => {
  const guarantees = readGuarantees();
  assert.ok(guarantees.length >= 10);
  for (const { guarantee, tests } of guarantees) {
    assert.ok(tests.length > 0, `${guarantee} names no test`);
    for (const path of tests)
      assert.ok(existsSync(new URL(path, root)) && path.endsWith(".spec.ts"), `${guarantee}: ${path}`);
  }
});
