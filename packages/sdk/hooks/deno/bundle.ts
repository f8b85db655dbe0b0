import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import process from "node:process";

export interface Bundle {
  /** The root of the project. */
  readonly source: string;
  readonly file: string;
  readonly target: string;
  readonly imports: Readonly<Record<string, string>>;
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

/**
 * One function and all that it imports, as one module. esbuild, which the command line brings along, does it without any
 * download; code that imports from the network is for Deno's own bundler, which knows how.
 */
export async function bundle(wanted: Bundle): Promise<void> {
  const first = await bundleWithEsbuild(wanted);
  if (first.code !== 0) {
    const second = isRemote(wanted, first.output) ? await bundleWithDeno(wanted) : first;
    if (second.code !== 0) throw new Error(`${wanted.file} cannot be bundled.\n${second.output.trim()}`);
  }
  await checkDefaultExport(wanted);
}

async function bundleWithEsbuild({ source, file, target, imports }: Bundle): Promise<Ended> {
  const program = onPath(process.platform === "win32" ? "esbuild.exe" : "esbuild");
  if (program === undefined)
    return { code: 127, output: "There is no esbuild on the PATH. Could not resolve anything." };
  const aliases = Object.entries(imports)
    .filter(([, place]) => place.startsWith("."))
    .map(([name, place]) => `--alias:${name.replace(/\/$/, "")}=${place.replace(/\/$/, "")}`);
  return run(program, source, [
    file,
    "--bundle",
    "--format=esm",
    "--platform=neutral",
    "--main-fields=module,main",
    "--conditions=deno,worker,browser",
    "--external:node:*",
    "--target=es2024",
    "--charset=utf8",
    "--log-level=error",
    "--color=false",
    ...aliases,
    `--outfile=${target}`,
    `--metafile=${target}.meta.json`,
  ]);
}

function bundleWithDeno({ source, file, target }: Bundle): Promise<Ended> {
  return run(process.execPath, source, ["bundle", "-q", "--platform", "deno", "--output", target, file]);
}

function isRemote({ imports }: Bundle, output: string): boolean {
  const isAddress = (place: string): boolean => /^(https?|jsr|npm):/.test(place);
  return (
    output.includes("Could not resolve") &&
    (Object.values(imports).some(isAddress) || /"(https?|jsr|npm):/.test(output) || output.includes("no esbuild"))
  );
}

/** A function without a default export would only fail at its first run. */
async function checkDefaultExport({ file, target }: Bundle): Promise<void> {
  const description = `${target}.meta.json`;
  if (!existsSync(description)) return;
  const { outputs } = JSON.parse(await readFile(description, "utf8")) as {
    outputs: Record<string, { exports: string[] }>;
  };
  await rm(description);
  const exported = Object.values(outputs).flatMap((output) => output.exports);
  if (!exported.includes("default")) throw new Error(`${file} has no default export, which is what runs.`);
}

function run(program: string, cwd: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (piece: string) => void (output += piece));
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

function onPath(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
