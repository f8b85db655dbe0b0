import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { installProject } from "./installProject.ts";
import { form, offer, openStage, type Stage } from "./openStage.ts";

const appFile = (name: string) => fileURLToPath(new URL(`npm/apps/${name}`, import.meta.url));

/** The bot in a process of its own: the adapter ends its process when it cannot sign in. */
async function startBotkit(stage: Stage): Promise<AsyncDisposable> {
  const { app, url, channel } = stage;
  const port = await freePort();
  const child = spawn(process.execPath, ["--require", appFile("slackHost.cjs"), appFile("botkit.cjs")], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      INSTALLED: installProject("npm"),
      PLATFORM_URL: url,
      SIGNING_SECRET: app.signing_secret ?? "",
      BOT_TOKEN: app.bot_token ?? "",
      CHANNEL: channel,
      CONTENT: JSON.stringify({ offer, form }),
    },
  });
  await ready(child);
  const request_url = `http://127.0.0.1:${port}/api/messages`;
  await stage.configure({
    interactivity: { is_enabled: true, request_url },
    event_subscriptions: { request_url, bot_events: ["app_mention", "message.channels"] },
  });
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function ready(child: ChildProcess): Promise<void> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => void (output += String(chunk)));
  const isReady = new Promise<void>((resolve) => {
    child.stdout?.on("data", () => {
      if (output.includes("ready")) resolve();
    });
  });
  const hasEnded = once(child, "exit").then(() => assert.fail(`the bot ended:\n${output}`));
  await Promise.race([isReady, hasEnded]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

describe("botbuilder-adapter-slack 1 with Botkit", () => {
  test("answers messages, a button and a modal", async () => {
    await using stage = await openStage();
    await using _bot = await startBotkit(stage);
    const { bob, channel } = stage;

    await bob.chat.postMessage({ channel, text: "echo lunch" });
    await stage.messageWith("I heard lunch");
    await bob.chat.postMessage({ channel, text: "menu" });
    const { ts } = await stage.messageWith("Choose");
    await stage.person("act", { channel, ts, action_id: "open" });
    const { id: view_id } = await stage.viewTitled("A form");
    await stage.person("submit", { view_id, values: { name: { name: "Alice" } } });

    await stage.messageWith("Hello Alice");
  });
});
