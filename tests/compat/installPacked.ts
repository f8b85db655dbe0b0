import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Packs every package and puts it into an empty folder, as `npm install` would. Each finds only what its own manifest
 * declares, so that a dependency which only this repository has is missed here, and not by the first person who installs.
 */
export function installPacked(folder: string): void {
  const tarballs = join(folder, "tarballs");
  run(process.execPath, [join(root, "scripts/pack.mjs"), "--out", tarballs]);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  for (const tarball of readdirSync(tarballs)) {
    const draft = join(folder, "draft", tarball);
    mkdirSync(draft, { recursive: true });
    run("tar", ["-xzf", join(tarballs, tarball), "-C", draft]);
    const manifest = JSON.parse(readFileSync(join(draft, "package/package.json"), "utf8")) as Manifest;
    const target = join(folder, "node_modules", manifest.name);
    mkdirSync(target, { recursive: true });
    run("cp", ["-R", `${draft}/package/.`, target]);
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (!isOurs(name) && !existsSync(join(target, "node_modules", name))) link(name, target);
    }
  }
}

const isOurs = (name: string): boolean => name.startsWith("@platform/");

function link(name: string, target: string): void {
  const place = join(target, "node_modules", name);
  const found = [join(root, "node_modules", name)].find((path) => existsSync(path));
  assert.ok(found, `${name} is declared and not installed here`);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(realpathSync(found), place);
}

/** Runs a program to its end, and tells what it said. */
export function run(program: string, args: readonly string[], cwd = root, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  assert.equal(status, 0, `${program} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout;
}
