import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { CliError } from "../errors.ts";
import { findProject } from "./findProject.ts";

let home: string;
before(() => void (home = mkdtempSync(join(tmpdir(), "platform-project-"))));
after(() => rmSync(home, { recursive: true }));

function makeFolder(...parts: string[]): string {
  const folder = join(home, ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function plantHooks(folder: string, configFolder: string): void {
  mkdirSync(join(folder, configFolder), { recursive: true });
  writeFileSync(join(folder, configFolder, "hooks.json"), "{}");
}

describe("A project", () => {
  test("is found from any folder in it, whatever that is called [HOOK-1.15]", () => {
    for (const name of ["plain", "with space", `it's "quoted"`, "$(touch x)", "Grüße 你好"]) {
      const root = makeFolder(name);
      plantHooks(root, ".platform");
      const deep = makeFolder(name, "src", "deep er");
      const found = { root, configFolder: join(root, ".platform"), hooksFile: join(root, ".platform", "hooks.json") };
      assert.deepEqual([findProject(root, home), findProject(deep, home)], [found, found]);
    }
  });

  test("may come from elsewhere, and ours goes first where there are both", () => {
    const root = makeFolder("both");
    plantHooks(root, ".slack");
    assert.equal(findProject(root, home).configFolder, join(root, ".slack"));
    plantHooks(root, ".platform");
    assert.equal(findProject(root, home).configFolder, join(root, ".platform"));
  });

  test("is the nearest one, and a configuration folder without hooks.json is none", () => {
    const outer = makeFolder("outer");
    const inner = makeFolder("outer", "inner");
    plantHooks(outer, ".platform");
    plantHooks(inner, ".slack");
    makeFolder("outer", "inner", "app", ".platform");
    assert.equal(findProject(join(inner, "app"), home).root, inner);
  });

  test("is not looked for above the person's own folder", () => {
    const person = makeFolder("person");
    plantHooks(home, ".platform");
    assert.throws(() => findProject(person, person), { name: "CliError", code: "project_not_found" });
    rmSync(join(home, ".platform"), { recursive: true });
  });

  test("is not one that anybody could have put above", () => {
    const shared = makeFolder("shared");
    plantHooks(shared, ".platform");
    const mine = makeFolder("shared", "mine");
    chmodSync(shared, 0o777);
    assert.throws(() => findProject(mine, home, "linux"), CliError);
    // There the bits that this goes by are set on every folder, and no project would be found from within.
    assert.equal(findProject(mine, home, "win32").root, shared);
    assert.equal(findProject(shared, home).root, shared);
  });
});
