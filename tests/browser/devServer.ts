import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../packages/cli/src/main.ts", import.meta.url));
const startLimitMs = 90_000;

export interface DevServer extends AsyncDisposable {
  readonly url: string;
  /** The link that the terminal shows for this person. */
  linkOf(name: string): string;
  /** The password that dev.json has for this person. */
  passwordOf(name: string): string;
  /** The token of the app of the dev workspace. */
  readonly botToken: string;
  /** What a test needs to post for a person from outside of the browser: their token, and the id of a channel. */
  posting(name: string, channel: string): { readonly token: string; readonly channel: string };
}

/** Starts the server as a developer would, in a process and a folder of its own, and reads what it prints. */
export async function startDevServer(...flags: readonly string[]): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), "platform-browser-"));
  const child = spawn(process.execPath, [program, "serve", "--dev", "--port", "0", "--data", folder, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");

  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    const printed = await bannerOf(child.stdout);
    const url = /is ready at (\S+)/.exec(printed)?.[1] ?? "";
    const linkOf = (name: string) => new RegExp(`^ *${name} .*?(http\\S+)$`, "m").exec(printed)?.[1] ?? "";
    const dev = JSON.parse(readFileSync(join(folder, "dev.json"), "utf8")) as {
      users: { name: string; password: string; token: string }[];
      channels: Record<string, string>;
      apps: { name: string; bot_token: string }[];
    };
    const passwordOf = (name: string) => dev.users.find((user) => user.name === name)?.password ?? "";
    const posting = (name: string, channel: string) => ({
      token: dev.users.find((user) => user.name === name)?.token ?? "",
      channel: dev.channels[channel] ?? "",
    });
    const botToken = dev.apps.find(({ name }) => name === "Dev App")?.bot_token ?? "";
    return { url, botToken, linkOf, passwordOf, posting, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Everything up to the line that tells what to type next, which is the last. */
async function bannerOf(output: NodeJS.ReadableStream): Promise<string> {
  let printed = "";
  const complete = Promise.withResolvers<string>();
  const limit = setTimeout(
    () => complete.reject(new Error(`the server did not start; it printed: ${printed}`)),
    startLimitMs,
  );
  output.on("data", (chunk: Buffer) => {
    printed += String(chunk);
    if (/^curl .*\n/m.test(printed)) complete.resolve(printed);
  });
  output.on("end", () => complete.reject(new Error(`the server ended early; it printed: ${printed}`)));
  return complete.promise.finally(() => clearTimeout(limit));
}
