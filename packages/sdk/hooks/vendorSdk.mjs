// Puts the SDK into a project. It travels with the project: what a colleague or a build machine checks out is what runs,
// and nothing has to be fetched. Plain JavaScript, because it runs on whatever Node or Deno the project has.

import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const sdk = join(dirname(fileURLToPath(import.meta.url)), "..");
// A package that was published keeps the sources for projects apart from what was compiled.
const sources = join(sdk, "sources");
const [runtime, protocol] = existsSync(sources)
  ? [join(sources, "runtime"), join(sources, "protocol")]
  : [join(sdk, "src/runtime"), join(sdk, "../protocol/src")];

/** Where it goes, from the root of the project. */
export const vendoredFolder = ".platform/sdk";

/**
 * @param {string} project the root of the project
 * @param {"deno" | "node"} kind
 * @returns {Promise<void>}
 */
export async function vendorSdk(project, kind) {
  const target = join(project, vendoredFolder);
  const draft = `${target}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const { version } = JSON.parse(await readFile(join(sdk, "package.json"), "utf8"));
  await writeFile(
    join(draft, "package.json"),
    `${JSON.stringify({ name: "@platform/sdk", version, type: "module" })}\n`,
  );
  const isSource = (/** @type {string} */ path) => !path.endsWith(".spec.ts");
  await cp(join(sdk, "hooks", kind), join(draft, "hooks", kind), { recursive: true, filter: isSource });
  if (kind === "deno") {
    await cp(runtime, join(draft, "src/runtime"), { recursive: true, filter: isSource });
    for (const file of ["contract/methods.ts", "errors.ts"])
      await copyFile(join(protocol, file), join(draft, "protocol", file));
  }
  // An interruption in between leaves the old one or the new one, never half of either.
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}

async function copyFile(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}
