import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A project in a folder of its own, whose hooks are small Node scripts. */
export interface HookProject extends Disposable {
  readonly root: string;
  path(...parts: string[]): string;
  write(file: string, text: string): void;
  /** The command that runs a script of the project. */
  command(file: string): string;
  /** Writes `hooks.json`. */
  setHooks(hooks: object): void;
}

export interface HookProjectOptions {
  /** What the folder is called. */
  readonly name?: string;
  /** `.slack` for projects from elsewhere. */
  readonly configFolder?: string;
  /** The answer of `get-hooks`; its hooks are given as JavaScript, with `answer(value)` at hand. */
  readonly hooks?: Readonly<Record<string, string>>;
  readonly config?: object;
  readonly runtime?: string;
}

/** What the scripts begin with: an SDK in a few lines, which frames its answers when it is asked to. */
const sdk = `
const { readFileSync } = require("node:fs");
const flags = Object.fromEntries(process.argv.slice(2).map((word) => {
  const [, name, value] = /^--([^=]+)=(.*)$/s.exec(word) ?? [];
  return [name, value];
}));
function answer(value) {
  const text = JSON.stringify(value);
  console.log(flags.protocol === "message-boundaries" ? flags.boundary + text + flags.boundary : text);
}
const readStdin = () => readFileSync(0, "utf8");
`;

export function hookProject(options: HookProjectOptions = {}): HookProject {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "platform-hooks-")));
  const root = join(base, options.name ?? "project");
  const project: HookProject = {
    root,
    path: (...parts) => join(root, ...parts),
    write(file, text) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      if (text.startsWith("#!")) chmodSync(path, 0o755);
    },
    command: (file) => `'${process.execPath}' '${file}'`,
    setHooks: (hooks) =>
      project.write(join(options.configFolder ?? ".platform", "hooks.json"), JSON.stringify(hooks, undefined, 2)),
    [Symbol.dispose]: () => rmSync(base, { recursive: true, force: true, maxRetries: 5 }),
  };
  for (const [name, script] of Object.entries(options.hooks ?? {})) project.write(`hooks/${name}.cjs`, sdk + script);
  const answer = {
    runtime: options.runtime ?? "node",
    hooks: Object.fromEntries(
      Object.keys(options.hooks ?? {}).map((name) => [name, project.command(`hooks/${name}.cjs`)]),
    ),
    ...(options.config ? { config: options.config } : {}),
  };
  project.write("hooks/get-hooks.cjs", `console.log(${JSON.stringify(JSON.stringify(answer))});`);
  project.setHooks({ hooks: { "get-hooks": project.command("hooks/get-hooks.cjs") } });
  return project;
}
