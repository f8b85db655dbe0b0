import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { HooksInterface } from "@platform/protocol/hooks/index.ts";
import { eventually } from "../../testkit/eventually.ts";
import { makeChanges } from "./changes.ts";
import { keepApp } from "./keepApp.ts";
import { settle } from "./settle.ts";
import { watchFiles } from "./watchFiles.ts";
import { planWatching, type WatchPlan } from "./watchPlan.ts";

function planOf(watch: NonNullable<HooksInterface["config"]>["watch"], runtime = "node"): WatchPlan {
  return planWatching({ runtime, hooks: {}, config: { watch: watch ?? null } });
}

describe("What is watched", () => {
  test("is nothing without a setting, and the manifest alone in the older form [HOOK-1.9, HOOK-1.13]", () => {
    assert.deepEqual(planWatching({ runtime: "node", hooks: {} }), { manifest: undefined, app: undefined });
    const { manifest, app } = planOf({ paths: ["."], "filter-regex": String.raw`\.(ts|js)$` });
    assert.equal(app, undefined);
    assert.deepEqual(
      ["a.ts", "b/c.js", "d.json"].map((file) => manifest?.matches(file)),
      [true, true, false],
    );
  });

  test("is every kind of script where an SDK for Node says scripts, and what others say to the letter", () => {
    const setting = { app: { paths: ["."], "filter-regex": String.raw`\.js$` } };
    const { app } = planOf(setting);
    const files = ["a.js", "a.ts", "a.tsx", "a.mjs", "a.cts", "a.json", "a.js.map"];
    assert.deepEqual(
      files.filter((file) => app?.matches(file)),
      ["a.js", "a.ts", "a.tsx", "a.mjs", "a.cts"],
    );
    assert.equal(planOf(setting, "deno").app?.matches("a.ts"), false);
  });

  test("is matched by RE2, whose time is bounded, by the name of the file or its path [HOOK-1.11, HOOK-1.12]", () => {
    const evil = planOf({ app: { paths: ["."], "filter-regex": "^(a+)+$" } }).app;
    assert.equal(evil?.matches(`${"a".repeat(200)}b`), false);
    const named = planOf({ app: { paths: ["."], "filter-regex": "^src/.*x$" } }).app;
    assert.deepEqual([named?.matches("src/deep/x"), named?.matches("x")], [true, false]);
    for (const pattern of ["(?=x)", String.raw`(a)\1`, "("]) {
      assert.throws(() => planOf({ manifest: { paths: ["."], "filter-regex": pattern } }), {
        code: "hooks_json_invalid",
        message: /^config\.watch\.manifest\.filter-regex is not a valid regular expression/,
      });
    }
  });
});

describe("A watch", () => {
  test("reports a burst once, with the last change, and ignores files that tools write", async () => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), "platform-watch-")));
    mkdirSync(join(root, "node_modules", "x"), { recursive: true });
    mkdirSync(join(root, ".platform", "data"), { recursive: true });
    mkdirSync(join(root, "src"));
    symlinkSync(root, join(root, "src", "loop"));
    const bursts: (readonly string[])[] = [];
    const setting = { app: { paths: ["."], "filter-regex": String.raw`\.js$` } };
    const { app } = planOf(setting);
    assert.ok(app);
    await using watch = watchFiles(root, app, (files) => void bursts.push(files));
    await watch.ready;
    for (const file of ["node_modules/x/a.js", ".platform/data/a.js", "src/a.js~", "src/notes.txt"]) {
      writeFileSync(join(root, file), "x");
    }
    for (let at = 0; at < 300; at++) writeFileSync(join(root, "src", `${at}.js`), "x");
    await eventually("the storm", () => (new Set(bursts.flat()).size >= 300 ? true : undefined));
    assert.ok(bursts.length <= 20, `${bursts.length} bursts`);
    assert.ok(bursts.flat().every((file) => /^src\/\d+\.js$/.test(file)));

    // Editors write another file and put it in the place of the old one.
    writeFileSync(join(root, "src", "new.tmp"), "y");
    renameSync(join(root, "src", "new.tmp"), join(root, "src", "0.js"));
    const seen = bursts.length;
    await eventually("the change by renaming", () =>
      bursts
        .slice(seen - 1)
        .flat()
        .includes("src/0.js")
        ? true
        : undefined,
    );
    rmSync(root, { recursive: true });
  });
});

describe("A burst of changes", () => {
  test("is over when it has been quiet, or after a fixed time", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    let times = 0;
    const burst = settle(() => times++, { quietMs: 300, waitMs: 2_000 });
    burst.touch();
    t.mock.timers.tick(299);
    assert.equal(times, 0);
    t.mock.timers.tick(1);
    assert.equal(times, 1);
    for (let at = 0; at < 10; at++) {
      burst.touch();
      t.mock.timers.tick(200);
    }
    assert.equal(times, 2);
    burst.touch();
    burst.stop();
    t.mock.timers.tick(5_000);
    assert.equal(times, 2);
  });
});

describe("An app that is kept", () => {
  test("never runs twice, and a change while it ends is not lost", async () => {
    const changes = makeChanges();
    const ending = new AbortController();
    let [running, most, version, started] = [0, 0, 1, 0];
    const seen: number[] = [];
    const over = keepApp({
      async start(stop) {
        most = Math.max(most, ++running);
        started++;
        seen.push(version);
        if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve, { once: true }));
        // Ending takes its time, and files change meanwhile.
        version++;
        changes.request();
        await new Promise(setImmediate);
        running--;
        return { kind: "stopped" };
      },
      changes,
      isWatched: true,
      ending: ending.signal,
      view: { note: () => {}, fail: () => {}, printing: () => () => {} },
    });
    for (let times = 0; times < 20; times++) {
      changes.request();
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    }
    await eventually("the last version", () => (seen.at(-1) === version ? true : undefined));
    ending.abort();
    await over;
    assert.deepEqual([most, running], [1, 0]);
    assert.ok(started > 1);
  });
});
