// Holds the sources against the table of who may import whom, and looks for circles inside the server and the client.

import { readSources } from "./readSources.ts";
import { findCycles } from "./rooms/findCycles.ts";
import { findForbidden } from "./rooms/findForbidden.ts";
import { findWebForbidden } from "./rooms/webLayers.ts";

// Tests may look behind the walls: they set the scene from below and check from above.
const sources = readSources(["packages/*/src/**/*.{ts,tsx}"]);
const forbidden = [...findForbidden(sources), ...findWebForbidden(sources)];
for (const { file, specifier, sentence } of forbidden) {
  console.log(`${file}${specifier && ` imports "${specifier}"`}\n  ${sentence}`);
}

const acyclic = new Map([...sources].filter(([file]) => /^packages\/(server|web)\/src\//.test(file)));
const cycles = findCycles(acyclic);
for (const cycle of cycles) console.log(`These files load each other in a circle:\n  ${cycle.join("\n  -> ")}`);

if (forbidden.length + cycles.length > 0) process.exitCode = 1;
