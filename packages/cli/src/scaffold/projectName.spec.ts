import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "@platform/protocol/limits.ts";
import { projectName } from "./projectName.ts";

test("a project's name has as many characters as the name of an app, counted as code points", () => {
  const longest = `a${"😀".repeat(limits.app_name_chars_max - 1)}`;

  assert.deepEqual(projectName(longest), { app: longest, folder: "a" });
  assert.throws(() => projectName(`${longest}b`), /at most/);
});
