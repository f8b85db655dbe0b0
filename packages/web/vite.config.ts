import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rolldown } from "vite";

const checked = "?checked";
const entities = "decode-named-character-reference";
const first = "first";

/**
 * The client shares types and functions of rich text with the server. The schemas that stand beside them would bring a
 * validator of 25 kB along for nothing: they are said to be pure, so that they go, and the few that stay are empty. The
 * block builder does check blocks, so what the checks are made of has modules of its own, with their schemas, in its own
 * chunk.
 */
const withoutSchemas: Plugin = {
  name: "without-schemas",
  enforce: "pre",
  async resolveId(id, importer = "") {
    const isChecked =
      importer.endsWith(checked) || /protocol\/src\/(blockkit|blocks|elements|objects)\//.test(importer);
    if (id === "typebox") return /protocol\/src\/richtext\//.test(importer) && !isChecked ? "\0no-schemas" : null;
    if (!isChecked || !id.startsWith(".")) return null;
    const found = await this.resolve(id, importer.replace(checked, ""), { skipSelf: true });
    return found && /protocol\/src\/richtext\//.test(found.id) ? found.id + checked : found;
  },
  load: {
    filter: { id: /^\0no-schemas$/ },
    handler: () => "export const Type = new Proxy({}, { get: () => () => ({}) });",
  },
  transform: {
    filter: { id: /packages\/protocol\/src\// },
    // What nobody takes from a module is not worth the module: it only describes things.
    handler: (code) => ({
      code: code.replaceAll(/\bType\.(?=[A-Z])/g, "/* @__PURE__ */ Type."),
      map: null,
      moduleSideEffects: false,
    }),
  },
};

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
  plugins: [react(), withoutSchemas],
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
