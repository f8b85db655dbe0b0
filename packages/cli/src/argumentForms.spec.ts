import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ownCommand, ownFlags, ownVariables } from "./argumentForms.ts";
import type { Flags } from "./command.ts";

const names = ["app delete", "manifest info", "manifest validate", "env set", "logs"];
const isCommand = (name: string): boolean => names.includes(name);
const flag = (kind: "switch" | "text") => ({ kind, describe: "" });
const declared: Flags = {
  app: flag("text"),
  team: flag("text"),
  yes: flag("switch"),
  follow: flag("switch"),
  "base-url": flag("text"),
};

describe("The argument forms of Slack's command line", () => {
  test("name commands of this program", () => {
    for (const [given, own] of [
      ["delete --force", "app delete --force"],
      ["manifest --source project", "manifest info --source project"],
      ["manifest validate", "manifest validate"],
      ["env add NAME", "env set NAME"],
      ["logs --follow", "logs --follow"],
    ] as const)
      assert.equal(ownCommand(given.split(" "), isCommand).join(" "), own);
  });

  test("become flags of the command, and those of no use are dropped", () => {
    for (const [given, own] of [
      ["--app local --force", "--app local --yes"],
      ["-f -a local -s", "--yes --app local"],
      ["--tail --workspace=acme", "--follow --team=acme"],
      ["--apihost localhost:8065", "--base-url https://localhost:8065"],
      ["--apihost=http://localhost:8065 x", "--base-url http://localhost:8065 x"],
      ["--hide-triggers --org-workspace-grant all --no-color", ""],
      ["--frob -- --force", "--frob -- --force"],
    ] as const)
      assert.equal(ownFlags(given.split(" "), declared).join(" "), own, given);
    assert.deepEqual(ownFlags(["--force"], { force: flag("switch") }), ["--force"]);
    assert.deepEqual(ownFlags(["--force"], {}), []);
  });

  test("write a variable as two words", () => {
    assert.deepEqual(ownVariables("env set", ["CITY", "St. Gallen"]), ["CITY=St. Gallen"]);
    assert.deepEqual(ownVariables("env set", ["CITY=Bern", "KEY=1"]), ["CITY=Bern", "KEY=1"]);
    assert.deepEqual(ownVariables("env unset", ["CITY", "KEY"]), ["CITY", "KEY"]);
  });
});
