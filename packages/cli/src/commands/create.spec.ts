import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { shell } from "../../testkit/runCli.ts";

const env = { PATH: process.env["PATH"], HOME: process.env["HOME"] };

describe("platform create", () => {
  for (const template of ["deno", "node"]) {
    test(`makes a ${template} project that answers for itself, wherever it lies`, async () => {
      using here = shell();
      const cwd = here.path(`it's "quoted" $(touch x) Grüße`);
      mkdirSync(cwd);

      const made = await here.run(["create", "Tea Time", "--template", template, "--no-install"], { cwd });

      assert.deepEqual([made.code, made.err], [0, ""]);
      assert.match(made.out, /^Created Tea Time in .*tea-time\.\n[^]*\ncd tea-time\nplatform login\nplatform run\n$/);
      const asked = await here.run(["manifest", "info", "--json"], { cwd: join(cwd, "tea-time"), env });
      const { manifest } = JSON.parse(asked.out) as { manifest: { display_information: { name: string } } };
      assert.equal(manifest.display_information.name, "Tea Time");
      assert.equal((await here.run(["manifest", "validate"], { cwd: join(cwd, "tea-time"), env })).code, 0);
      assert.match(readFileSync(join(cwd, "tea-time", ".platform", ".gitignore"), "utf8"), /^apps\.dev\.json$/m);
    });
  }

  test("leaves what is there alone, and says what it wants where nobody can be asked", async () => {
    using here = shell();
    mkdirSync(here.path("my-app"));
    writeFileSync(here.path("my-app", "mine"), "");
    const table: readonly (readonly [args: string[], code: number, message: RegExp])[] = [
      [["my-app", "--template", "node"], 1, /^.*my-app is not empty\. \(folder_not_empty\)\n/],
      [[], 1, /^Name of the app\? \(prompt_needed\)\n\nPass NAME\.\n/],
      [["other"], 1, /^Which template\? \(prompt_needed\)\n {2}--template deno {2}deno: functions/],
      [["other", "--template", "cobol"], 2, /^--template must be one of deno, node, not cobol\.\n/],
      [["???"], 2, /^NAME must contain a letter or a digit/],
      [["a".repeat(36)], 2, /^NAME can have at most 35 characters\.\n/],
      [['say "hi"'], 2, /^NAME must not contain quotes/],
    ];
    for (const [args, code, message] of table) {
      const ran = await here.run(["create", ...args]);
      assert.equal(ran.code, code, ran.out);
      assert.match(ran.err, message);
    }
    assert.equal(existsSync(here.path("other")), false);
  });
});

describe("platform init", () => {
  test("makes a project of the code that is there, by what it is written for", async () => {
    const signs = { "deno.json": "deno", "package.json": "node", "requirements.txt": "python" };
    for (const [file, runtime] of Object.entries(signs)) {
      using here = shell();
      writeFileSync(here.path(file), file.endsWith("json") ? "{}" : "");
      const made = await here.run(["init", "--json"]);
      const answer = JSON.parse(made.out) as { runtime: string; has_manifest: boolean };
      assert.deepEqual([answer.runtime, answer.has_manifest], [runtime, false]);
      const hooks = JSON.parse(readFileSync(here.path(".platform", "hooks.json"), "utf8")) as { runtime: string };
      assert.equal(hooks.runtime, runtime);
      const again = await here.run(["init"]);
      assert.match(again.err, /is already a project\. \(project_exists\)/);
    }
  });

  test("asks which, where the files do not tell", async () => {
    using here = shell();
    assert.match((await here.run(["init"])).err, /^--runtime is missing, and the runtime cannot be detected/);
    assert.match((await here.run(["init", "--runtime", "cobol"])).err, /^--runtime must be one of deno, node, python/);
  });
});
