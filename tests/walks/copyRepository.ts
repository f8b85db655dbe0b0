import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { typeScriptFlags } from "../../packages/cli/bin/runtime.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What a change to the sources can affect. */
const copied = [
  "CONTRIBUTING.md",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "packages",
  "scripts",
  "docs",
  "tests",
  "bench",
  "examples",
];
/** Installed or built. */
const left = new Set(["node_modules", "dist"]);

export interface Run {
  readonly code: number;
  readonly output: string;
}

/** A copy of the sources in a temporary folder, with the installed packages of the original. */
export interface RepositoryCopy extends AsyncDisposable {
  readonly folder: string;
  /** Runs a script with Node in the copy. */
  readonly run: (...command: readonly string[]) => Promise<Run>;
}

export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(join(tmpdir(), "platform-walk-"));
  const isCopied = (path: string) => !left.has(basename(path)) && !basename(path).startsWith("dist-draft-");
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true, filter: isCopied });
  await linkPackages(folder);
  const run = (...command: readonly string[]) =>
    new Promise<Run>((resolve) => {
      const args = [...typeScriptFlags(process.versions.node), ...command];
      // A test runner inside a test runner would report to the outer one.
      const { NODE_TEST_CONTEXT: _outer, ...env } = process.env;
      execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
        const code = typeof error?.code === "number" ? error.code : Number(error !== null);
        resolve({ code, output: stdout + stderr });
      });
    });
  return { folder, run, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Links every installed package, and those of this repository to their copies. */
async function linkPackages(folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  await mkdir(join(modules, "@platform"), { recursive: true });
  for (const name of await readdir(join(root, "node_modules"))) {
    if (name !== "@platform" && name !== ".cache") await symlink(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of await readdir(join(folder, "packages"))) {
    await symlink(join(folder, "packages", name), join(modules, "@platform", name));
  }
}
