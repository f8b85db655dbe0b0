import assert from "node:assert/strict";
import { mkdirSync, symlinkSync } from "node:fs";
import { delimiter } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { shell } from "../testkit/runCli.ts";
import { programName } from "./programName.ts";

const own = fileURLToPath(new URL("../bin/platform.mjs", import.meta.url));

describe("the name of the program in what it prints", () => {
  test("is platform where that is on the PATH, and else its file", () => {
    using place = shell();
    const [bin, project] = [place.path("bin"), place.path("node_modules", ".bin")];
    for (const folder of [bin, project]) {
      mkdirSync(folder, { recursive: true });
      symlinkSync(own, `${folder}/platform`);
    }

    assert.equal(programName({ PATH: ["/usr/bin", bin].join(delimiter) }), "platform");
    // npm's own PATH is gone when the command ends.
    assert.equal(programName({ PATH: project }), `node ${own}`);
    assert.equal(programName({}), `node ${own}`);
  });

  const program = "node /opt/platform.mjs";
  for (const [what, args] of Object.entries({
    help: ["help", "deploy"],
    "the overview": [],
    "an unknown command": ["nope"],
    "a wrong flag": ["deploy", "--nope"],
    "a failure and its remedy": ["auth", "token"],
    "next steps": ["create", "hello", "--template", "node", "--no-install"],
  })) {
    test(`is used in every command of ${what}`, async () => {
      using place = shell();

      const { out, err } = await place.run(args, { program });

      assert.match(out + err, /node \/opt\/platform\.mjs [a-z-]/);
      assert.doesNotMatch(out + err, /(^\s*|`)platform [a-z-]/m);
    });
  }

  test("is used in output for programs, too", async () => {
    using place = shell();

    const { out } = await place.run(["create", "hello", "--template", "node", "--no-install", "--json"], { program });

    assert.deepEqual((JSON.parse(out) as { next: string[] }).next, [
      "cd hello",
      "node /opt/platform.mjs login",
      "node /opt/platform.mjs run",
    ]);
  });
});
