import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { cpuSeconds } from "./cpuSeconds.ts";

test(
  "the processor time includes programs that have ended",
  { skip: process.platform === "linux" ? false : "only Linux counts them" },
  () => {
    const before = cpuSeconds();
    spawnSync(process.execPath, ["-e", "const end = Date.now() + 300; while (Date.now() < end);"]);
    const used = cpuSeconds() - before;
    assert.ok(used > 0.05 && used < 30, `${used} seconds`);
  },
);
