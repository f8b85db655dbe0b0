import assert from "node:assert/strict";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { npmCommand } from "../../packages/cli/bin/fetchPackage.mjs";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { run } from "./installPacked.ts";

test("`npm install -g .` in the clone puts `platform` on the PATH", () => {
  using prefix = temporaryFolder("prefix");
  using project = temporaryFolder("project");
  const { program, args } = npmCommand();
  run(program, [...args, "install", "--global", ".", "--prefix", prefix.path]);

  const path = [join(prefix.path, "bin"), process.env["PATH"]].join(delimiter);
  const version = run("platform", ["--version"], project.path, { PATH: path });

  assert.match(version, /^\d+\.\d+\.\d+\n$/);
});
