import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { directIcons } from "./build/directIcons.ts";
import { inlineLimits } from "./build/inlineLimits.ts";

const entities = "decode-named-character-reference";

/**
 * What is shown together comes in one file. Left alone, every part that some other page shares is a file of its own: forty
 * of them, six at a time, took longer to ask for than to read. A module belongs to the first of these that needs it: the list of
 * conversations is drawn before a conversation has come, and that before the editor has.
 */
const files = {
  first: "src/app/App.tsx",
  conversation: "src/timeline/ChannelView.tsx",
  composer: "src/composer/Composer.tsx",
};

const fileOf = new Map<string, string>();

function findFile(id: string, chunking: Rolldown.ChunkingContext): string | null {
  if (fileOf.size === 0) for (const [name, entry] of Object.entries(files)) claim(name, entry, chunking);
  return fileOf.get(id) ?? null;
}

function claim(name: string, entry: string, chunking: Rolldown.ChunkingContext): void {
  const needed = new Set([fileURLToPath(new URL(entry, import.meta.url))]);
  for (const id of needed) {
    if (fileOf.has(id)) continue;
    fileOf.set(id, name);
    for (const next of chunking.getModuleInfo(id)?.importedIds ?? []) needed.add(next);
  }
}

/** The language of this build; `scripts/ensureClient.mjs` makes one for each folder of `src/strings`. */
const locale = process.env["PLATFORM_LOCALE"] ?? "en";

/**
 * Takes the texts from the folder of the language. A build for each language needs no code for it, and a page loads the texts
 * of one language only. Files with other content than texts are shared.
 */
function translate(): Plugin {
  const strings = fileURLToPath(new URL("src/strings", import.meta.url));
  const own = join(strings, locale);
  return {
    name: "platform-translate",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer === undefined || dirname(importer) === own || !source.endsWith(".ts")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || dirname(found.id) !== strings) return null;
      const translated = join(own, basename(found.id));
      return existsSync(translated) ? translated : null;
    },
  };
}

/** The server prints the page itself, with a nonce of its own for each reader, so it needs the list of files. */
export default defineConfig({
  plugins: [directIcons(), inlineLimits(), react(), ...(locale === "en" ? [] : [translate()])],
  base: "/",
  // For browsers it decodes `&amp;` by writing HTML into an element, which the page's policy forbids; elsewhere it has a table.
  resolve: { alias: { [entities]: createRequire(import.meta.url).resolve(entities) } },
  build: {
    manifest: locale === "en" ? "manifest.json" : `manifest.${locale}.json`,
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
          groups: [
            ...Object.keys(files).map((name, at) => ({
              name: (id: string, chunking: Rolldown.ChunkingContext) => (findFile(id, chunking) === name ? name : null),
              debugName: name,
              priority: Object.keys(files).length - at + 1,
            })),
            // Icons of the other pages, each of which some pages share.
            { name: "icons", test: /lucide-react/, priority: 1 },
          ],
        },
      },
    },
  },
});
