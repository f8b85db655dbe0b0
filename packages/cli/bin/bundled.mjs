// A resolve hook, loaded with --import. kysely and typebox consist of some nine hundred small files, which take longer to
// resolve and open than to run. The hook redirects imports by our own sources to the bundles that
// scripts/ensureBundled.mjs makes. Relative imports of our sources always name an existing .ts file, so the hook resolves
// them without Node's search. All other imports resolve as usual. Decision 29 has the figures.

import { readFileSync } from "node:fs";
import module from "node:module";
import { bundledFolder, rootFolder } from "./bundledFolder.mjs";

/** @type {Record<string, string>} */
const entryFiles = { protocol: "index.ts", server: "platform.ts" };

// A test may pass the flag on to an older Node, which has no synchronous hooks.
const plan = module.registerHooks && readPlan();
if (plan) {
  const bundles = new Map(
    Object.entries(plan.files).map(([name, file]) => [
      name,
      { url: new URL(file, bundledFolder).href, format: "module" },
    ]),
  );
  module.registerHooks({
    resolve(specifier, context, next) {
      if (!isOurs(context.parentURL)) return next(specifier, context);
      const resolved = isOwnFile(specifier)
        ? { url: new URL(specifier, context.parentURL).href, format: "module-typescript" }
        : (bundles.get(specifier) ?? resolveBuiltin(specifier) ?? resolveOwnPackage(specifier));
      return resolved ? { ...resolved, shortCircuit: true } : next(specifier, context);
    },
  });
}

function resolveBuiltin(/** @type {string} */ specifier) {
  return specifier.startsWith("node:") ? { url: specifier, format: "builtin" } : undefined;
}

/**
 * A file of the shared packages, which nearly every source imports: as their `exports` say, without reading them each time.
 */
function resolveOwnPackage(/** @type {string} */ specifier) {
  const [, name, file] = /^@platform\/(protocol|server)(?:\/(.+\.ts))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const url = new URL(`packages/${name}/src/${file ?? entryFiles[name]}`, rootFolder).href;
  return { url, format: "module-typescript" };
}

/** The plan of the bundles, or undefined if other versions have been installed since. */
function readPlan() {
  try {
    const found = readJson(new URL("plan.json", bundledFolder));
    const isCurrent = Object.entries(found.versions).every(
      ([name, version]) => readJson(new URL(`node_modules/${name}/package.json`, rootFolder)).version === version,
    );
    return isCurrent ? found : undefined;
  } catch {
    return undefined;
  }
}

function readJson(/** @type {URL} */ file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function isOurs(/** @type {string | undefined} */ importer) {
  return importer?.startsWith(rootFolder.href) === true && !importer.includes("/node_modules/");
}

function isOwnFile(/** @type {string} */ specifier) {
  return specifier.startsWith(".") && specifier.endsWith(".ts");
}
