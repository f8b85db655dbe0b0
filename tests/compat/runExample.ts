import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { WebClient } from "@slack/web-api";
import { parse } from "yaml";
import assert from "node:assert/strict";
import { servePlatform } from "./servePlatform.ts";

export type Answer = Readonly<Record<string, unknown>> & { readonly views: readonly Shown[] };

export interface Shown {
  readonly id: string;
  readonly type: string;
  readonly title?: { readonly text: string };
  readonly blocks: readonly Readonly<Record<string, unknown>>[];
}

/** One of the examples as a process of its own, against a server whose dev app has the example's manifest. */
export async function runExample(name: string) {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await servePlatform({ rates: "off" }));
  const { dev, url } = server;
  const slackApiUrl = `${url}/api/`;
  const app = dev.apps.find((candidate) => candidate.name === "Dev App");
  const as = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
  const folder = new URL(`../../examples/${name}/`, import.meta.url);
  const manifest: unknown = parse(readFileSync(new URL("manifest.yaml", folder), "utf8"));
  const app_id = app?.id ?? "";
  await as(dev.config_token).apiCall("apps.manifest.update", { app_id, manifest: JSON.stringify(manifest) });
  stack.use(await start(new URL("app.mjs", folder), { slackApiUrl, bot: app?.bot_token, app: app?.app_token }));
  const { user_id: botId } = await as(app?.bot_token).auth.test();
  const all = stack.move();
  return {
    appId: app_id,
    botId: botId ?? "",
    dev,
    channel: dev.channels["random"] ?? "",
    alice: as(dev.users.find((user) => user.name === "alice")?.token),
    aliceId: dev.users.find((user) => user.name === "alice")?.id ?? "",
    /** Acts as alice, and returns the result. */
    async person(act: string, args: object = {}): Promise<Answer> {
      const answer = await server.control(`person.${act}`, { user: "alice", ...args });
      assert.ok(answer?.ok, JSON.stringify(answer));
      return answer as unknown as Answer;
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

interface Access {
  readonly slackApiUrl: string;
  readonly bot: string | undefined;
  readonly app: string | undefined;
}

async function start(file: URL, { slackApiUrl, bot, app }: Access): Promise<AsyncDisposable> {
  const env = { ...process.env, SLACK_API_URL: slackApiUrl, SLACK_BOT_TOKEN: bot, SLACK_APP_TOKEN: app };
  const child = spawn(process.execPath, [file.pathname], { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += String(chunk);
      if (/^ready$/m.test(printed)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`the example ended:\n${printed}`)));
  });
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
