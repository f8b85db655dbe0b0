import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Only against a command that never ends. */
const LIMIT_MS = 240_000;

export interface Running extends AsyncDisposable {
  readonly printed: () => string;
}

/** The shell of a person with an empty home folder and one version of Node. */
export class Session {
  readonly home: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #replaced: readonly (readonly [string, string])[];

  constructor(
    folder: string,
    { node, npm, npmCache }: { readonly node: string; readonly npm: string; readonly npmCache: string },
    { env, replaced }: { readonly env: NodeJS.ProcessEnv; readonly replaced: readonly (readonly [string, string])[] },
  ) {
    this.home = join(folder, "home");
    this.#replaced = replaced;
    const bin = join(folder, "bin");
    const prefix = join(folder, "global");
    for (const made of [this.home, bin]) mkdirSync(made, { recursive: true });
    symlinkSync(node, join(bin, "node"));
    writeFileSync(join(bin, "npm"), `#!/bin/sh\nexec "${node}" "${npm}" "$@"\n`);
    chmodSync(join(bin, "npm"), 0o755);
    this.#env = {
      ...inherited(),
      HOME: this.home,
      PATH: [join(prefix, "bin"), bin, "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter),
      // What the machine has downloaded before is not downloaded again; the newcomer's folders are empty all the same.
      npm_config_cache: npmCache,
      npm_config_prefix: prefix,
      npm_config_update_notifier: "false",
      ...env,
    };
  }

  /** Runs a line to its end. */
  async run(line: string, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
    const { child, exited, printed } = this.#start(line, cwd, env);
    const limit = setTimeout(() => killGroup(child), LIMIT_MS);
    const [code] = (await exited) as [number | null];
    clearTimeout(limit);
    if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${printed()}`);
    return printed();
  }

  /** Starts a line that keeps running, and waits until it has printed something. */
  async start(line: string, cwd: string, ready: RegExp, env: NodeJS.ProcessEnv = {}): Promise<Running> {
    const { child, exited, printed } = this.#start(line, cwd, env);
    const gone = exited.then(() => Promise.reject(new Error(`${line}\nended early:\n${printed()}`)));
    gone.catch(() => {});
    const end = performance.now() + LIMIT_MS;
    while (!ready.test(printed())) {
      if (performance.now() > end) {
        killGroup(child);
        throw new Error(`${line}\nnever printed ${String(ready)}:\n${printed()}`);
      }
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 50)), gone]);
    }
    return {
      printed,
      async [Symbol.asyncDispose]() {
        killGroup(child, "SIGTERM");
        const limit = setTimeout(() => killGroup(child), 20_000);
        await exited;
        clearTimeout(limit);
      },
    };
  }

  #start(line: string, cwd: string, env: NodeJS.ProcessEnv) {
    const text = this.#replaced.reduce((changed, [from, to]) => changed.replaceAll(from, to), line);
    const child = spawn("/bin/sh", ["-c", text], {
      cwd,
      env: { ...this.#env, ...env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => (printed += String(chunk)));
    }
    return { child, exited: once(child, "exit"), printed: () => printed };
  }
}

/** The registry and the proxies of the machine; none of what the runner of this program has set for itself. */
function inherited(): NodeJS.ProcessEnv {
  const kept =
    /^(?:LANG|LC_ALL|TERM|TMPDIR|CI|https?_proxy|no_proxy|npm_config_(?:registry|userconfig|globalconfig|cafile|proxy|https_proxy)|NODE_EXTRA_CA_CERTS)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name)));
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}
