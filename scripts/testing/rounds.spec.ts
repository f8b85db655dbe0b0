import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { nightlyCounts, nightlyFiles } from "./rounds.ts";
import { chooseStages } from "./stages.ts";

const readers = globSync("tests/**/*.spec.ts").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\broundsOf\("(\w+)"\)/g)].map(([, variable]) => `${file} ${variable}`),
);

describe("rounds of random and repeated tests", () => {
  test("each number in the table has its reader, and each reader its number", () => {
    const listed = Object.keys(nightlyCounts({})).map((variable, at) => `${nightlyFiles()[at]} ${variable}`);
    assert.deepEqual(listed.toSorted(), readers.toSorted());
  });

  test("no test keeps such a number to itself", () => {
    const own = globSync("tests/**/*.spec.ts").filter((file) =>
      /Number\(process\.env\["PLATFORM_\w*(?:RUNS|ROUNDS|COUNT)"\]/.test(readFileSync(file, "utf8")),
    );
    assert.deepEqual(own, []);
  });

  test("the nightly stage runs all of them, and only when it is named", () => {
    const [nightly, ...others] = chooseStages(["nightly"], []);
    assert.deepEqual([nightly?.files, others], [nightlyFiles().toSorted(), []]);
    assert.ok(chooseStages([], []).every(({ name }) => name !== "nightly"));
  });

  test("a number that the caller sets stays in the nightly stage", () => {
    assert.equal(nightlyCounts({ PLATFORM_KILLS: "7" })["PLATFORM_KILLS"], "7");
  });
});
