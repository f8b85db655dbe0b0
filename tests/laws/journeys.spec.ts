import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The journeys of a person's day, and where each is gone through with real browsers. The names of the tests begin with theirs. */
const journeys: Readonly<Record<string, string>> = {
  "first DM": "firstMessages",
  "thread mention": "threadMentions",
  "never-read channel": "unread",
  schedule: "scheduling",
  forward: "forwarding",
  "save and remind": "later",
  "switch workspace": "workspaceRail",
  "search and open": "searchKeys",
  "offline and back": "offline",
  "slow network": "journeys",
};

test("every journey of the client is gone through, where the list says", () => {
  const specs = globSync("tests/browser/*.spec.ts", { cwd: root });
  for (const [name, spec] of Object.entries(journeys)) {
    const found = specs.filter((file) => readFileSync(`${root}/${file}`, "utf8").includes(`  test("${name}: `));
    assert.deepEqual(
      found.map((file) => basename(file, ".spec.ts")),
      [spec],
      name,
    );
  }
});
