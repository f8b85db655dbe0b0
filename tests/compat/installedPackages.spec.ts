import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { hostFiles, readAddress } from "../../packages/testing/src/host/hostFiles.mjs";
import { findChromium } from "../../scripts/provision/chromium.ts";
import { olderNode } from "../../scripts/provision/olderNode.ts";
import { installApp } from "./installApp.ts";
import { installPacked } from "./installPacked.ts";

let folder: string;
let app: string;
let node22: string;

describe("@platform/testing, installed in the project of an app, on the oldest Node that it supports", () => {
  before(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "platform-installed-")));
    app = join(folder, "app");
    mkdirSync(app);
    installPacked(folder);
    installApp(app);
    node22 = await olderNode("22.14.0");
  });
  after(async () => {
    await endHost("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  });

  test("Node 20 gets one sentence", async () => {
    writeFileSync(
      join(app, "old.mjs"),
      `import { startPlatform } from "@platform/testing";
       await startPlatform().catch((error) => console.log(error.message));`,
    );
    const { output } = await runIn(app, [await olderNode("20.20.2"), "old.mjs"]);
    assert.equal(output, "@platform/testing needs Node 22.14 or later; this is Node 20.20.2.\n");
  });

  test("the first example of the README runs, and so does a second file beside it", async () => {
    for (const name of ["one", "two"]) writeFileSync(join(app, `${name}.test.mjs`), example("js"));
    const { code, output } = await runIn(app, [node22, "--test", "one.test.mjs", "two.test.mjs"]);
    assert.equal(code, 0, output);
    assert.match(output, /pass 2/);
  });

  test("a fresh workspace takes less than 150 ms in a new process, and shares nothing with another", async () => {
    writeFileSync(
      join(app, "start.mjs"),
      `import { startPlatform } from "@platform/testing";
       const began = performance.now();
       const p = await startPlatform();
       const tookMs = performance.now() - began;
       const history = await p.bot.call("conversations.history", { channel: p.channels.random });
       await p.as("alice").post("random", "only here");
       console.log(JSON.stringify({ tookMs, messages: history.messages.map(({ text }) => text) }));
       // Not stopped: a process that ends takes its platform along.`,
    );
    const starts = [];
    for (let index = 0; index < 8; index++) {
      const { code, output } = await runIn(app, [node22, "start.mjs"]);
      assert.equal(code, 0, output);
      starts.push(JSON.parse(output) as { tookMs: number; messages: string[] });
    }
    // Other tests run at the same time, so the middle one counts.
    const middle = starts.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)[3] ?? Infinity;
    assert.ok(middle < 150, `${middle} ms`);
    assert.ok(starts.every(({ messages }) => !messages.includes("only here")));
  });

  test("vitest runs files in parallel workers", async () => {
    for (const name of ["one", "two", "three"]) writeFileSync(join(app, `${name}.vitest.js`), example("js", "vitest"));
    const { code, output } = await runIn(app, [node22, "node_modules/vitest/vitest.mjs", "run", "--maxWorkers=3"]);
    assert.equal(code, 0, output);
    assert.match(output, /3 passed/);
  });

  test("jest runs files in parallel workers", async () => {
    for (const name of ["one", "two", "three"]) writeFileSync(join(app, `${name}.jest.cjs`), example("js", "jest"));
    const { code, output } = await runIn(app, [node22, "node_modules/jest/bin/jest.js", "--maxWorkers=3"]);
    assert.equal(code, 0, output);
    assert.match(output, /3 passed/);
  });

  test("node:test, vitest and jest print what an app did instead of what an assertion expected", async () => {
    const body = `
      const p = await startPlatform();
      const question = await p.as("alice").post("general", "hello");
      await p.bot.call("chat.postMessage", { channel: question.channel, text: "Hello, Alice." });
      await expectReply(p, { to: question, text: /Alice/ });
      const recording = await (await p.record()).stop();
      const { differences } = await p.replay(recording);
      if (differences.length > 0) throw new Error("An empty recording differs.");
      await expectReply(p, { to: question, text: "Hello, Bob.", withinMs: 100 });`;
    const names = "startPlatform, expectReply";
    const modules = (framework: string) =>
      `import { test } from "${framework}";\nimport { ${names} } from "@platform/testing";\ntest("answers", async () => {${body}\n});\n`;
    writeFileSync(join(app, "fails.test.mjs"), modules("node:test"));
    writeFileSync(join(app, "fails.vitest.js"), modules("vitest"));
    writeFileSync(
      join(app, "fails.jest.cjs"),
      `const { ${names} } = require("@platform/testing");\ntest("answers", async () => {${body}\n}, 60_000);\n`,
    );
    const runs = [
      [node22, "--test", "fails.test.mjs"],
      [node22, "node_modules/vitest/vitest.mjs", "run", "fails.vitest.js"],
      [node22, "node_modules/jest/bin/jest.js", "fails.jest.cjs"],
    ];
    for (const words of runs) {
      const { code, output } = await runIn(app, words);
      assert.equal(code, 1, output);
      assert.match(output, /Expected a reply "Hello, Bob\." of Dev App in #general after [\d.]+\./, output);
      assert.match(output, /There are "Hello, Alice\."/, output);
      assert.match(output, /called chat\.postMessage "Hello, Alice\."/, output);
      // Both texts, as the framework shows a comparison.
      assert.match(output, /^.*[-+'"] ?Hello, Bob\./m, output);
      assert.match(output, /fails\.(?:test\.mjs|vitest\.js|jest\.cjs):/, output);
    }
    for (const name of ["fails.test.mjs", "fails.vitest.js", "fails.jest.cjs"]) rmSync(join(app, name));
  });

  test("Playwright has a workspace for each test, and pages of people who are signed in", async () => {
    const chromium = findChromium();
    assert.ok(chromium.path);
    writeFileSync(join(app, "one.playwright.js"), example("js", "Playwright"));
    const words = [node22, "node_modules/@playwright/test/cli.js", "test", "--reporter=line"];
    const { code, output } = await runIn(app, words, { PLATFORM_TEST_CHROMIUM: chromium.path });
    assert.equal(code, 0, output);
    assert.match(output, /1 passed/);
  });

  test("a host that was killed is replaced", async () => {
    await endHost("SIGKILL");
    const starts = await Promise.all(["a", "b", "c"].map(() => runIn(app, [node22, "start.mjs"])));
    for (const { code, output } of starts) assert.equal(code, 0, output);
  });

  test("publint and arethetypeswrong find nothing in the packages that apps use", async () => {
    const node = process.execPath;
    for (const name of ["cli", "testing", "sdk", "protocol"]) {
      const tarball = join(folder, "tarballs", `platform-${name}-${version()}.tgz`);
      const linted = await runIn(app, [node, "node_modules/publint/src/cli.js", "--strict", tarball]);
      assert.match(linted.output, /All good/, linted.output);
      // Only a test runner loads CommonJS; Node itself can require ES modules.
      const profile = name === "testing" ? "node16" : "esm-only";
      const attw = ["node_modules/@arethetypeswrong/cli/dist/index.js", tarball, "--profile", profile];
      const typed = await runIn(app, [node, ...attw]);
      assert.equal(typed.code, 0, typed.output);
    }
  });
});

function version(): string {
  const manifest = readFileSync(join(folder, "node_modules/@platform/testing/package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The first block of code below a heading of the README, or of all of it. */
function example(language: string, heading?: string): string {
  const readme = readFileSync(join(folder, "node_modules/@platform/testing/README.md"), "utf8");
  const text = heading === undefined ? readme : (readme.split(`\n### ${heading}\n`)[1] ?? "");
  const [, code] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, "m").exec(text) ?? [];
  assert.ok(code, `The README has no example for ${heading}.`);
  return code;
}

async function runIn(
  cwd: string,
  [program = "", ...args]: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  // The flags and variables of the run that this test is part of are not for others.
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
  const child = spawn(program, args, { cwd, env: { ...env, CI: "1", NO_COLOR: "1", ...more } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (output += String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

/** Ends the host that these tests share; it would wait for ten minutes. */
async function endHost(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const program = join(folder, "node_modules/@platform/testing/src/host/hostMain.js");
  const files = hostFiles(program, version());
  const address = readAddress(files.address);
  if (!address) return;
  process.kill(address.pid, signal);
  // One that ends by itself removes its files.
  while (signal === "SIGTERM" && readAddress(files.address)) await sleep(20);
}
