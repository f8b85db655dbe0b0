// npm run release -- VERSION [--publish]: sets the version everywhere, dates the changelog, keeps a filled store for the tests of upgrades,
// commits, tags and packs. Without --publish nothing leaves the machine: the last step is printed.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { npmCommand } from "../packages/cli/bin/fetchPackage.mjs";
import { runQuietly } from "../packages/cli/bin/runQuietly.mjs";
import { published } from "./pack/published.ts";
import { keepStore } from "./release/keepStore.ts";
import { ReleaseFault } from "./release/planRelease.ts";
import { tagRelease } from "./release/tagRelease.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  options: { publish: { type: "boolean", default: false } },
  allowPositionals: true,
});

try {
  const version = positionals[0] ?? "";
  const today = new Date().toISOString().slice(0, 10);
  await tagRelease(root, { version, today }, () => keepStore(root, version));
  const out = join(root, "dist", `packages-${version}`);
  await run(process.execPath, [join(root, "scripts/pack.mjs"), "--out", out]);
  const tarballs = published.map(({ folder }) => {
    return join(out, readdirSync(out).find((name) => name.includes(`-${folder}-${version}`)) ?? "");
  });
  const { program, args } = npmCommand();
  // Each after what it depends on.
  for (const tarball of tarballs) {
    if (values.publish) await run(program, [...args, "publish", "--access", "public", tarball]);
    else process.stdout.write(`npm publish --access public ${tarball}\n`);
  }
  process.stdout.write(`git push origin HEAD v${version}\n`);
} catch (error) {
  if (!(error instanceof ReleaseFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(program: string, args: string[]): Promise<void> {
  const { code, output } = await runQuietly({ program, args, cwd: root });
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} failed with code ${code}.\n${output}`);
}
