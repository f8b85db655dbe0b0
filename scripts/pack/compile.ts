import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "../../packages/cli/bin/runQuietly.mjs";
import { published } from "./published.ts";

/** Makes JavaScript and declarations of the sources. Types are not checked again: `npm run check` does that. */
export async function compile(root: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  const config = join(target, "tsconfig.json");
  const sources = published
    .filter(({ isBuilt }) => !isBuilt)
    .map(({ folder }) => join(root, "packages", folder, "src"));
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        noCheck: true,
        incremental: false,
        tsBuildInfoFile: null,
        declaration: true,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        rootDir: join(root, "packages"),
        outDir: target,
        typeRoots: [join(root, "node_modules/@types")],
      },
      include: sources.map((folder) => `${folder}/**/*.ts`),
      exclude: sources.map((folder) => `${folder}/**/*.spec.ts`),
    }),
  );
  const program = join(root, "node_modules/typescript/bin/tsc");
  const { code, output } = await runQuietly({ program: process.execPath, args: [program, "-p", config], cwd: root });
  if (code !== 0) throw new Error(`The sources could not be compiled.\n${output}`);
}
