import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { type Zippable, zipSync } from "fflate";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { callBuild } from "../hooks/callHook.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";

export interface Bundle {
  readonly zip: Uint8Array;
  /** The callback ids of the functions in it. */
  readonly functions: readonly string[];
}

/** The same code is the same bytes, whenever it was built. */
const mtime = "1980-01-01T00:00:00Z";

/** Has the SDK build the project into a folder of its own, checks what it wrote, and packs it. */
export async function buildBundle(hooks: ProjectHooks, io: CommandIo, log: (text: Buffer) => void): Promise<Bundle> {
  const output = await mkdtemp(join(tmpdir(), "platform-bundle-"));
  try {
    await callBuild(hooks, io, { source: hooks.project.root, output, log });
    const functions = await checkBundle(output);
    return { zip: await pack(output), functions };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** What the server would refuse later, told here with the file that is missing. */
async function checkBundle(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => "");
  const functions = functionsIn(text);
  if (functions === undefined) {
    throw new CliError("invalid_bundle", "The build did not write a manifest.json with a functions object.");
  }
  const missing = functions.filter((id) => !existsSync(join(folder, "functions", `${id}.js`)));
  if (missing.length === 0) return functions;
  throw new CliError("invalid_bundle", `The build did not write functions/${missing.join(".js, functions/")}.js.`);
}

/** Functions of the type `API` run elsewhere and have no file. */
function functionsIn(text: string): string[] | undefined {
  try {
    const { functions } = JSON.parse(text) as { functions?: Record<string, { type?: string }> };
    if (typeof functions !== "object" || functions === null) return undefined;
    return Object.keys(functions).filter((id) => functions[id]?.type !== "API");
  } catch {
    return undefined;
  }
}

async function pack(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files: Zippable = {};
  for (const path of paths.toSorted()) {
    files[relative(folder, path).split(sep).join("/")] = [await readFile(path), { mtime }];
  }
  return zipSync(files, { level: 9 });
}
