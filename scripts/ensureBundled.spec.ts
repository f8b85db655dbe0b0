import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { bundledFlags, bundledFolder } from "../packages/cli/bin/bundledFolder.mjs";
import { ensureBundled } from "./ensureBundled.mjs";
import { readSources } from "./readSources.ts";
import { readImports } from "./rooms/imports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Plan {
  readonly versions: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

describe("bundled libraries", async () => {
  await ensureBundled(root, process.execPath);
  const plan = JSON.parse(readFileSync(new URL("plan.json", bundledFolder), "utf8")) as Plan;
  const names = Object.keys(plan.files);

  test("export the same names as the libraries", () => {
    const offered = names.map((name) => `Object.keys(await import("${name}"))`).join();

    assert.deepEqual(ask(offered, "packages/server", bundledFlags()), ask(offered, "packages/server", []));
  });

  test("cover every entry point that our sources import", () => {
    const sources = [...readSources([`${root}packages/{protocol,server}/src/**/*.ts`]).values()];
    const imported = sources.flatMap((source) => readImports(source)).filter(({ kind }) => kind !== "types");
    const ofThem = imported.map(({ specifier }) => specifier).filter((name) => /^(kysely|typebox)\b/.test(name));

    assert.deepEqual([...new Set(ofThem)].toSorted(), names.toSorted());
  });

  test("are loaded by our sources only", () => {
    const places = names.map((name) => `import.meta.resolve("${name}")`).join();
    const areBundled = (found: unknown[]) => found.map((place) => String(place).startsWith(bundledFolder.href));

    assert.deepEqual(new Set(areBundled(ask(places, "packages/server", bundledFlags()))), new Set([true]));
    assert.deepEqual(new Set(areBundled(ask(places, "packages/server", []))), new Set([false]));
    assert.deepEqual(new Set(areBundled(ask(places, "node_modules/kysely", bundledFlags()))), new Set([false]));
  });
});

/** Evaluates the expressions in that folder, on a Node with these flags. */
function ask(questions: string, folder: string, flags: readonly string[]): unknown[] {
  const { NODE_OPTIONS: _flags, ...env } = process.env;
  const program = `process.stdout.write(JSON.stringify([${questions}]))`;
  const args = [...flags, "--input-type=module", "--eval", program];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: `${root}${folder}`, env, encoding: "utf8" }),
  ) as unknown[];
}
