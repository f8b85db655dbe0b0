import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Io } from "../src/command.ts";
import { type ExitCode, run } from "../src/run.ts";

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** The command line in a folder of its own, in this process, with what it prints caught. */
export interface Shell extends Disposable {
  readonly folder: string;
  path(...parts: string[]): string;
  run(args: readonly string[], over?: Partial<Io>): Promise<Ran>;
  /** Starts a command that runs until it is stopped; resolves with its first full line, or with all its output. */
  start(args: readonly string[], over?: Partial<Io>): Promise<Running>;
}

export interface Running extends AsyncDisposable {
  readonly firstLine: string;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<Ran>;
}

export function shell(): Shell {
  const folder = mkdtempSync(join(tmpdir(), "platform-cli-"));
  const runIn: Shell["run"] = async (args, over = {}) => {
    let out = "";
    let err = "";
    const io: Io = {
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      env: { HOME: folder },
      cwd: folder,
      isTerminal: false,
      isInteractive: false,
      ending: new AbortController().signal,
      ...over,
    };
    const code = await run(args, io);
    return { code, out, err };
  };
  return {
    folder,
    path: (...parts) => join(folder, ...parts),
    run: runIn,
    async start(args, over = {}) {
      const ending = new AbortController();
      let out = "";
      let err = "";
      const spoke = Promise.withResolvers<void>();
      const ended = runIn(args, {
        ...over,
        ending: ending.signal,
        out(text) {
          out += text;
          if (out.trimStart().includes("\n")) spoke.resolve();
        },
        err: (text) => void (err += text),
      });
      await Promise.race([spoke.promise, ended]);
      const stop = async (): Promise<Ran> => {
        ending.abort("SIGTERM");
        return { code: (await ended).code, out, err };
      };
      return {
        firstLine: out.trimStart().split("\n")[0] ?? "",
        stop,
        [Symbol.asyncDispose]: async () => void (await stop()),
      };
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
