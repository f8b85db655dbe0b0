import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { limits } from "@platform/protocol";
import { nicenessOf, lowerPriority } from "./lowerPriority.ts";

test("a session yields to this one where sessions share the CPU, and stays unchanged where they do not", async () => {
  const child = spawn(process.execPath, ["--eval", "process.stdin.resume()"], { detached: true });
  try {
    const [own, before] = [nicenessOf("self"), nicenessOf(child.pid ?? 0)];

    await lowerPriority(child.pid ?? 0);

    const expected = own === undefined ? before : Math.min(own + limits.hosted_niceness, 19);
    assert.equal(nicenessOf(child.pid ?? 0), expected);
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});
