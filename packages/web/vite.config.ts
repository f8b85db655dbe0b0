import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig, type Rolldown } from "vite";

const entities = "decode-named-character-reference";
const first = "first";

/**
 * What the first page needs comes in one file. Left alone, every part that some other page shares is a file of its own: forty
 * of them, six at a time, took longer to ask for than to read.
 */
function isNeededFirst(id: string, chunking: Rolldown.ChunkingContext): boolean {
  if (neededFirst.size === 0) {
    neededFirst.add(fileURLToPath(new URL("src/app/App.tsx", import.meta.url)));
    for (const one of neededFirst)
      for (const next of chunking.getModuleInfo(one)?.importedIds ?? []) neededFirst.add(next);
  }
  return neededFirst.has(id);
}
const neededFirst = new Set<string>();

/** The server prints the page itself, with a nonce of its own for each reader, so it needs the list of files. */
export default defineConfig({
  plugins: [react()],
  base: "/",
  // For browsers it decodes `&amp;` by writing HTML into an element, which the page's policy forbids; elsewhere it has a table.
  resolve: { alias: { [entities]: createRequire(import.meta.url).resolve(entities) } },
  build: {
    manifest: "manifest.json",
    target: "es2023",
    // A small picture inside a script would need `data:` in the policy of the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: "src/main.tsx",
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [{ name: (id, chunking) => (isNeededFirst(id, chunking) ? first : null), debugName: first }],
        },
      },
    },
  },
});
