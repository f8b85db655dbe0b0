import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

// Put together here, or this file would be found by the very law it states.
const FOREIGN = ["npx", "platform"].join(" ");

test("nothing asks people to run the unrelated npm package that is called platform", () => {
  const files = globSync("{*.md,{docs,examples,packages,scripts}/**/*.{md,ts,tsx,mjs,json,yaml}}", {
    exclude: ["**/node_modules/**", "**/dist/**"],
  });
  assert.ok(files.includes("README.md") && files.length > 1000);

  assert.deepEqual(
    files.filter((file) => readFileSync(file, "utf8").includes(FOREIGN)),
    [],
  );
});
