import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { ensurePackagedDeno, findPackagedDeno } from "./denoPackage.mjs";

test("Deno that is installed beside us is found, and nothing is fetched", async () => {
  const found = findPackagedDeno();
  assert.ok(found !== undefined && existsSync(found));
  assert.equal(await ensurePackagedDeno(), found);
});

test("there is none for a machine that nobody builds it for", () => {
  assert.equal(findPackagedDeno("plan9-mips"), undefined);
});
