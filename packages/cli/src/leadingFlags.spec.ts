import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { commandFirst } from "./leadingFlags.ts";

describe("Flags before the command", () => {
  test("go behind it, with their values, and by their short names", () => {
    const table: readonly (readonly [given: string, moved: string])[] = [
      ["app list", "app list"],
      ["--json app list", "app list --json"],
      ["--team acme --token=x app list --all", "app list --all --team acme --token=x"],
      ["-a local -w T1 activity", "activity --app local --team T1"],
      ["--skip-update --team T1 app list", "app list --team T1"],
      ["--force --no-color --apihost h app delete", "app delete --force --no-color --apihost h"],
      ["--version", "--version"],
      ["--frob app list", "--frob app list"],
      ["deploy -a local", "deploy -a local"],
    ];
    for (const [given, moved] of table) assert.equal(commandFirst(given.split(" ")).join(" "), moved);
    assert.deepEqual(commandFirst(["--team"]), ["--team", ""]);
  });
});
