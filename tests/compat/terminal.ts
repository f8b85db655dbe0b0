import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { eventually } from "../../packages/cli/testkit/eventually.ts";

const helper = fileURLToPath(new URL("./terminal.py", import.meta.url));
const program = fileURLToPath(new URL("../../packages/cli/bin/platform.mjs", import.meta.url));

/** `platform`, as a person sits before it. */
export interface Terminal extends AsyncDisposable {
  /** All that it showed so far, without colours and movements. */
  readonly screen: string;
  /** Resolves when it shows this, and not before; rejects when it ends without. */
  shows(pattern: RegExp): Promise<RegExpExecArray>;
  type(keys: string): void;
  /** Sends a signal to the program itself, as a service manager or `kill` does. */
  signal(signal: NodeJS.Signals): void;
  readonly ended: Promise<number>;
}

export const enter = "\r";
export const interrupt = "\u0003";

/** Puts `platform` on the PATH of a person, as installing it does. */
export function installProgram(home: string): void {
  mkdirSync(join(home, "bin"));
  symlinkSync(program, join(home, "bin", "platform"));
}

export function openTerminal(
  args: readonly string[],
  place: { readonly cwd: string; readonly home: string; readonly env?: Readonly<Record<string, string>> },
): Terminal {
  const child = spawn("python3", [helper, process.execPath, program, ...args], {
    cwd: place.cwd,
    env: {
      ...process.env,
      HOME: place.home,
      PATH: [join(place.home, "bin"), process.env["PATH"]].join(delimiter),
      TERM: "xterm-256color",
      CI: "",
      BROWSER: "none",
      ...place.env,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let raw = "";
  let isOver = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (raw += text));
  child.stdin.on("error", () => {});
  const ended = new Promise<number>((resolve) => {
    child.once("close", (code) => {
      isOver = true;
      resolve(code ?? -1);
    });
  });
  const screen = (): string => stripVTControlCharacters(raw).replaceAll("\r", "");
  return {
    get screen() {
      return screen();
    },
    async shows(pattern) {
      return eventually(`${String(pattern)} of platform ${args.join(" ")}`, async () => {
        const found = pattern.exec(screen());
        if (!found && isOver) throw new Error(`platform ${args.join(" ")} ended and showed:\n${screen()}`);
        return found ?? undefined;
      });
    },
    type: (keys) => void child.stdin.write(keys),
    signal(signal) {
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
      for (const pid of children.trim().split(" ")) process.kill(Number(pid), signal);
    },
    ended,
    async [Symbol.asyncDispose]() {
      // The terminal hangs up, and its processes end with it.
      if (!isOver) child.kill("SIGTERM");
      await ended;
    },
  };
}
