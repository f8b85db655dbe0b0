import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isInstalled } from "./ensureDependencies.mjs";

const lock = {
  packages: {
    "": {},
    "packages/server": { version: "0.1.0" },
    "node_modules/@platform/server": { link: true },
    "node_modules/ws": { version: "8.22.2", integrity: "sha512-a" },
    "packages/server/node_modules/pg": { version: "8.23.1", integrity: "sha512-b" },
    "node_modules/fsevents": { version: "2.3.3", integrity: "sha512-c", optional: true },
  },
};

describe("dependencies are taken as installed", () => {
  const { "node_modules/fsevents": _otherMachine, ...here } = lock.packages;

  test("when npm's record holds them all, without those for other machines", () => {
    assert.ok(isInstalled(lock, JSON.stringify({ packages: here })));
  });

  test("but not when one is missing, also a nested one", () => {
    const { "packages/server/node_modules/pg": _missing, ...rest } = here;

    assert.ok(!isInstalled(lock, JSON.stringify({ packages: rest })));
  });

  test("nor when one has another version or content", () => {
    for (const other of [
      { version: "8.22.1", integrity: "sha512-a" },
      { version: "8.22.2", integrity: "sha512-x" },
    ]) {
      assert.ok(!isInstalled(lock, JSON.stringify({ packages: { ...here, "node_modules/ws": other } })));
    }
  });

  test("nor when there is no record", () => {
    assert.ok(!isInstalled(lock, undefined));
  });
});
