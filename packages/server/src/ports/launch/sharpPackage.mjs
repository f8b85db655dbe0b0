// sharp as an npm package: 20 MB that only servers need on which a person or an app gets a picture. It is fetched with the
// first picture. A clone has it among its dependencies.

import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sharpPackages, sharpVersion } from "./sharpLock.mjs";

/**
 * sharp as it is installed beside this package, or as it was fetched, now or earlier. Throws a sentence where that fails.
 *
 * @returns {Promise<typeof import("sharp").default>}
 */
export async function openSharp() {
  try {
    return (await import("sharp")).default;
  } catch (error) {
    if (error?.code !== "ERR_MODULE_NOT_FOUND") throw error;
  }
  return openFetchedSharp();
}

/** The same without looking beside this package. */
export async function openFetchedSharp() {
  const { fetchPackage } = await import("./fetchPackage.mjs");
  const folder = await fetchPackage(
    { name: "sharp", version: sharpVersion, packages: sharpPackages },
    {
      title: `sharp ${sharpVersion}, which reads pictures`,
      remedy: "Or install sharp beside the packages of Platform.",
    },
  );
  const main = createRequire(join(folder, "package.json")).resolve("sharp");
  return (await import(pathToFileURL(main).href)).default;
}
