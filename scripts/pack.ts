// npm run pack [-- --out DIR]: makes the packages as npm would publish them, and leaves their tarballs in DIR.

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { npmCommand } from "../packages/cli/bin/fetchPackage.mjs";
import { runQuietly } from "../packages/cli/bin/runQuietly.mjs";
import { assemble } from "./pack/assemble.ts";
import { compile } from "./pack/compile.ts";
import { dropDeclarations } from "./pack/dropDeclarations.ts";
import { dropPictures } from "./pack/dropPictures.ts";
import { published } from "./pack/published.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({ options: { out: { type: "string", default: "dist/packages" } } });
const out = resolve(root, values.out);
const draft = mkdtempSync(join(tmpdir(), "platform-pack-"));
try {
  mkdirSync(out, { recursive: true });
  await compile(root, join(draft, "compiled"));
  const folders = published.map((wanted) => assemble(root, { compiled: join(draft, "compiled"), draft, wanted }));
  const folderOf = (name: string) => folders[published.findIndex(({ folder }) => folder === name)] ?? "";
  for (const [name, entries] of Object.entries({ server: ["platform.d.ts"], cli: ["run.d.ts"] })) {
    const folder = folderOf(name);
    const others = folders.filter((other) => other !== folder);
    dropDeclarations({ name: `@platform/${name}`, folder, entries }, others);
  }
  dropPictures(join(folderOf("server"), "documents"));
  for (const [index, { bundles = {}, bundledDependencies = [] }] of published.entries()) {
    const folder = folders[index] ?? "";
    const entries = Object.values(bundles).map((name) => `${name}=${join(folder, "src", `${name}.js`)}`);
    if (entries.length > 0) await bundle("bundleEntries.mjs", folder, entries);
    if (bundledDependencies.length > 0) await bundle("bundleDependencies.mjs", folder, bundledDependencies);
  }
  const { args, ...npm } = npmCommand();
  const words = ["pack", "--ignore-scripts", "--loglevel=error", "--pack-destination", out, ...folders];
  const { code, output } = await runQuietly({ ...npm, args: [...args, ...words], cwd: draft });
  if (code !== 0) throw new Error(`npm pack failed with code ${code}.\n${output}`);
  process.stdout.write(`The packages are in ${out}.\n`);
} finally {
  rmSync(draft, { recursive: true, force: true });
}

/** The bundler finds packages in the clone's `node_modules`, beside which the draft has none. */
async function bundle(script: string, folder: string, wanted: readonly string[]): Promise<void> {
  const args = [join(root, "scripts/pack", script), folder, ...wanted];
  const { code, output } = await runQuietly({ program: process.execPath, args, cwd: root });
  if (code !== 0) throw new Error(`${folder} could not be bundled.\n${output}`);
}
