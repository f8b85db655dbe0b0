// node bundleLibraries.mjs FOLDER NAME=LIBRARY ...: started by ensureBundled.mjs, on a Node on which the bundler runs.

import { rolldown } from "rolldown";

const [folder, ...entries] = process.argv.slice(2);
const input = Object.fromEntries(entries.map((entry) => entry.split("=")));

const bundle = await rolldown({ input, platform: "node" });
await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name]", chunkFileNames: "[name]-[hash].mjs" });
