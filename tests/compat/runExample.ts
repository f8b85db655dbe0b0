import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { WebClient } from "@slack/web-api";
import assert from "node:assert/strict";
import { temporaryFolder } from "../faults/dataFolder.ts";
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
  const { path: folder } = stack.use(temporaryFolder("example"));
  const data = join(folder, ".platform/data");
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, "dev.json"), JSON.stringify(dev));
  // The quickstart is pasted into a file of the reader's own, and finds dev.json where `npm start` writes it.
  const isPasted = name === "quickstart";
  const args = isPasted ? [join(root, "examples/quickstart/app.mjs")] : commandOf(name);
  stack.use(await start(args, { data, cwd: isPasted ? folder : root }));
  const { user_id: botId } = await as(app?.bot_token).auth.test();
  const all = stack.move();
  return {
    appId: app?.id ?? "",
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

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The command that the first line of an example names. */
function commandOf(name: string): readonly string[] {
  const [line = ""] = readFileSync(join(root, "examples", name, "app.mjs"), "utf8").split("\n");
  const [, command = ""] = /^\/\/ Run it, with npm start in another terminal: (node .+)$/.exec(line) ?? [];
  assert.equal(command, `node examples/run.mjs ${name}`);
  return command.split(" ").slice(1);
}

async function start(
  args: readonly string[],
  { data, cwd }: { readonly data: string; readonly cwd: string },
): Promise<AsyncDisposable> {
  const env = { ...process.env, PLATFORM_DATA: data };
  const child = spawn(process.execPath, [...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
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
      // The runner restores the manifest, for which the server has to be there. A pasted app has nothing to restore.
      child.kill("SIGTERM");
      assert.deepEqual(await ended, cwd === root ? [0, null] : [null, "SIGTERM"], printed);
    },
  };
}
