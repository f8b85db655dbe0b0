import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";

test("generated files are what the definitions say now", async () => {
  const script = fileURLToPath(new URL("../../scripts/generate.ts", import.meta.url));

  const { stderr } = await promisify(execFile)(process.execPath, [script, "--check"]);

  assert.equal(stderr, "");
});
