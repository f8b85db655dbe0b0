import { spawn } from "node:child_process";
import type { Io } from "./command.ts";

/** Opens a URL in the person's browser; resolves with false where there is none, as over SSH. */
export async function openBrowser(
  url: string,
  env: Io["env"],
  platform: NodeJS.Platform = process.platform,
): Promise<boolean> {
  const command = browserCommand(env, platform);
  if (command === undefined) return false;
  const [file, ...args] = command;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // No shell: an address must never be run as a command.
  const child = spawn(file, [...args, url], { stdio: "ignore", detached: true });
  child.once("error", () => resolve(false)).once("spawn", () => resolve(true));
  child.unref();
  return promise;
}

/** The program that opens a URL: the one that the environment names, or that of the desktop. */
export function browserCommand(
  env: Io["env"],
  platform: NodeJS.Platform,
): readonly [file: string, ...args: string[]] | undefined {
  const { BROWSER: named, DISPLAY: display, WAYLAND_DISPLAY: wayland } = env;
  if (named === "none") return undefined;
  if (named) return [named];
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return display || wayland ? ["xdg-open"] : undefined;
}
