import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import type { DevDescription } from "@platform/server";
import { WebClient } from "@slack/web-api";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { eventually } from "./eventually.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A process until the test is over, and what it has printed. */
function run(args: readonly string[]) {
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += String(chunk)));
  return {
    prints: (what: string, shape: RegExp) =>
      eventually(`${what}, got ${printed}`, async () => shape.exec(printed) ?? undefined),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

test("the app that npm start prints works as it is pasted", async () => {
  using data = temporaryFolder("pasted");
  // Within the repository, where Bolt is installed.
  const folder = mkdtempSync(join(root, "dist-draft-pasted-"));
  try {
    await using server = run(["packages/cli/src/main.ts", "serve", "--dev", "--port", "0", "--data", data.path]);
    const [, printed = ""] = await server.prints("an app", /save these lines as app\.mjs.*\n\n((?:.+\n){2,})/);
    const lines = printed.trimEnd().split("\n");
    assert.equal(lines.length, 10);
    writeFileSync(join(folder, "app.mjs"), `${lines.join("\n")}\n`);
    const dev = JSON.parse(readFileSync(join(data.path, "dev.json"), "utf8")) as DevDescription;
    for (const { bot_token, app_token } of dev.apps) {
      assert.ok(!printed.includes(bot_token ?? "?") && !printed.includes(app_token ?? "?"), "a token is on the screen");
    }

    await using app = run([join(folder, "app.mjs")]);
    await app.prints("that the app is ready", /Send hello in #random/);
    const alice = dev.users.find(({ name }) => name === "alice");
    const client = new WebClient(alice?.token, { slackApiUrl: dev.api_url });
    const channel = dev.channels["random"] ?? "";
    await client.chat.postMessage({ channel, text: "hello" });

    await eventually("a reply", async () => {
      const { messages = [] } = await client.conversations.history({ channel });
      return messages.find(({ text }) => text === `Hello, <@${alice?.id}>!`);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
