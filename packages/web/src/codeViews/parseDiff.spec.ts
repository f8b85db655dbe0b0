import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseDiff } from "./parseDiff.ts";

const shown = (diff: string) =>
  parseDiff(diff).map(({ name, added, removed, lines }) => {
    return [`${name} +${added} -${removed}`, ...lines.map(({ kind, text }) => `${kind} ${text}`)];
  });

describe("a unified diff", () => {
  test("has files, hunks and lines", () => {
    const diff = `diff --git a/menu.txt b/menu.txt
index 1..2 100644
--- a/menu.txt
+++ b/menu.txt
@@ -1,2 +1,2 @@ lunch
-Soup
+Salad
 Bread
\\ No newline at end of file
diff --git a/new.txt b/new.txt
--- /dev/null
+++ b/new.txt
@@ -0,0 +1 @@
+Cake
`;
    assert.deepEqual(shown(diff), [
      [
        "menu.txt +1 -1",
        "same index 1..2 100644",
        "hunk @@ -1,2 +1,2 @@ lunch",
        "removed Soup",
        "added Salad",
        "same Bread",
        "remark No newline at end of file",
      ],
      ["new.txt +1 -0", "hunk @@ -0,0 +1 @@", "added Cake"],
    ]);
  });

  test("takes dashes and pluses at the beginning of lines for what they are", () => {
    const diff = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n--- old\n+++ new\n--- a/y\n+++ b/y\n@@ -1 +0,0 @@\n-gone\n";
    assert.deepEqual(shown(diff), [
      ["x +1 -1", "hunk @@ -1 +1 @@", "removed -- old", "added ++ new"],
      ["y +0 -1", "hunk @@ -1 +0,0 @@", "removed gone"],
    ]);
  });

  test("may be lines alone, or no diff at all", () => {
    assert.deepEqual(shown("-a\n+b\n"), [[" +1 -1", "removed a", "added b"]]);
    assert.deepEqual(shown("what?"), [[" +0 -0", "same what?"]]);
    assert.deepEqual(shown(""), []);
  });
});
