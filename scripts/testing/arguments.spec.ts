import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { chooseStages, stageNames } from "./stages.ts";

function runTests(...args: string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run-tests.ts", ...args], {
    encoding: "utf8",
  });
  return { code: status, said: stdout + stderr };
}

describe("the arguments of npm test", () => {
  test("a mistyped commit after --changed is an error, not a change that affects nothing", () => {
    const { code, said } = runTests("--changed", "no-such-commit");
    assert.equal(code, 1);
    assert.match(said, /No test file has no-such-commit in its path\. Git knows no commit of that name either\./);
    assert.equal(runTests("--changed=no-such-commit").code, 2);
  });

  test("an unknown stage is an error that lists the stages", () => {
    const { code, said } = runTests("--only", "nigtly");
    assert.equal(code, 2);
    assert.match(said, /There is no stage nigtly\.[\s\S]*nightly/);
  });
});

describe("the nightly build", () => {
  const script = readFileSync(".ci/nightly", "utf8");
  const named = [...script.matchAll(/--only (\w+)/g)].map(([, name = ""]) => name);

  test("runs stages that exist, and every one that npm test leaves out", () => {
    const always = new Set(chooseStages([], []).map(({ name }) => name));
    // The laws are part of the unit tests.
    const extra = stageNames.filter((name) => !always.has(name) && name !== "laws");
    assert.deepEqual(named, extra);
  });
});
