// Loaded with --import. Two libraries come as some nine hundred small files, which take longer to find and open than to
// run: a start took half a second more for them, and 18 MB. Where scripts/ensureJoined.mjs has joined each into a few
// files, our own imports of them are led there. Our own files Node looks for in ways they never need: what they name is
// what they mean, which saves another tenth of the start. Everybody else's imports stay as they are.

import { readFileSync } from "node:fs";
import module from "node:module";
import { joinedFolder, rootFolder } from "./joinedFolder.mjs";

// An older Node, as a project of somebody else may have one, inherits the flag from a test and cannot do this.
const plan = module.registerHooks && readPlan();
if (plan) {
  const places = new Map(
    Object.entries(plan.files).map(([name, file]) => [
      name,
      { url: new URL(file, joinedFolder).href, format: "module" },
    ]),
  );
  module.registerHooks({
    resolve(specifier, context, next) {
      if (!isOurs(context.parentURL)) return next(specifier, context);
      const place = isOwnFile(specifier)
        ? { url: new URL(specifier, context.parentURL).href, format: "module-typescript" }
        : places.get(specifier);
      return place ? { ...place, shortCircuit: true } : next(specifier, context);
    },
  });
}

/** What was joined, unless other versions have been installed since. */
function readPlan() {
  try {
    const found = readJson(new URL("plan.json", joinedFolder));
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
