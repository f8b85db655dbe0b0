import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { limits } from "@platform/protocol/limits.ts";
import { hookProject } from "../../testkit/hookProject.ts";
import { findProject } from "../project/findProject.ts";
import { loadHooks } from "./projectHooks.ts";

test("a get-hooks that is not fast is ended, and hooks of the SDK fail [HOOK-3.19]", async (t) => {
  using project = hookProject();
  project.write("hooks/get-hooks.cjs", `require("node:fs").writeFileSync("up", ""); setInterval(() => {}, 1000)`);
  const io = {
    out: () => {},
    err: () => {},
    env: { PATH: process.env["PATH"] },
    cwd: "/",
    isTerminal: false,
    isInteractive: false,
    ending: new AbortController().signal,
  };
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const loading = loadHooks(findProject(project.root), io);
  while (!existsSync(project.path("up"))) await setImmediate();

  t.mock.timers.tick(limits.get_hooks_s * 1_000);

  const hooks = await loading;
  assert.throws(() => hooks.resolve("start"), { code: "sdk_hook_invocation_failed" });
});
