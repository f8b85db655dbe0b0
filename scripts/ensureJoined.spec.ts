import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { joinedFlags, joinedFolder } from "../packages/cli/bin/joinedFolder.mjs";
import { ensureJoined } from "./ensureJoined.mjs";
import { readSources } from "./readSources.ts";
import { readImports } from "./rooms/imports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Plan {
  readonly versions: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

describe("joined libraries", async () => {
  await ensureJoined(root, process.execPath);
  const plan = JSON.parse(readFileSync(new URL("plan.json", joinedFolder), "utf8")) as Plan;
  const names = Object.keys(plan.files);

  test("offer what the libraries offer, under the same names", () => {
    const offered = names.map((name) => `Object.keys(await import("${name}"))`).join();

    assert.deepEqual(ask(offered, "packages/server", joinedFlags()), ask(offered, "packages/server", []));
  });

  test("are all that our sources import of the libraries", () => {
    const sources = [...readSources([`${root}packages/{protocol,server}/src/**/*.ts`]).values()];
    const imported = sources.flatMap((source) => readImports(source)).filter(({ kind }) => kind !== "types");
    const ofThem = imported.map(({ specifier }) => specifier).filter((name) => /^(kysely|typebox)\b/.test(name));

    assert.deepEqual([...new Set(ofThem)].toSorted(), names.toSorted());
  });

  test("are what our sources get, and nobody else", () => {
    const places = names.map((name) => `import.meta.resolve("${name}")`).join();
    const areJoined = (found: unknown[]) => found.map((place) => String(place).startsWith(joinedFolder.href));

    assert.deepEqual(new Set(areJoined(ask(places, "packages/server", joinedFlags()))), new Set([true]));
    assert.deepEqual(new Set(areJoined(ask(places, "packages/server", []))), new Set([false]));
    assert.deepEqual(new Set(areJoined(ask(places, "node_modules/kysely", joinedFlags()))), new Set([false]));
  });
});

/** What a program in that folder answers, on a Node with these flags. */
function ask(questions: string, folder: string, flags: readonly string[]): unknown[] {
  const { NODE_OPTIONS: _flags, ...env } = process.env;
  const program = `process.stdout.write(JSON.stringify([${questions}]))`;
  const args = [...flags, "--input-type=module", "--eval", program];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: `${root}${folder}`, env, encoding: "utf8" }),
  ) as unknown[];
}
