import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface ExampleRun {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the first block of code in a README as a program of its own, the way its reader would. */
export async function runExample(readme: URL, env: Readonly<Record<string, string>> = {}): Promise<ExampleRun> {
  const [, code] = /^```(?:ts|js)\n([\s\S]*?)^```/m.exec(readFileSync(readme, "utf8")) ?? [];
  if (code === undefined) throw new Error(`${readme.pathname} has no example`);
  const folder = mkdtempSync(join(tmpdir(), "platform-example-"));
  try {
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "example.ts"), code);
    symlinkSync(fileURLToPath(new URL("../../../node_modules", import.meta.url)), join(folder, "node_modules"));
    // Without it a test inside the example would report to the test runner that runs this.
    const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
    const child = spawn(process.execPath, ["example.ts"], { cwd: folder, env: { ...inherited, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => void (output += String(chunk)));
    const [exitCode] = (await once(child, "close")) as [number | null];
    return { code: exitCode, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
