import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * The client shares types and functions of rich text with the server. The schemas that stand beside them would bring a
 * validator of 25 kB along for nothing: they are said to be pure, so that they go, and stand on nothing, so that one
 * which somebody uses after all fails when the page is opened and not in silence.
 */
const withoutSchemas: Plugin = {
  name: "without-schemas",
  enforce: "pre",
  resolveId: {
    filter: { id: /^typebox$/ },
    handler: (_id, importer) => (/protocol\/src\/(richtext|limits)/.test(importer ?? "") ? "\0no-schemas" : null),
  },
  load: {
    filter: { id: /^\0no-schemas$/ },
    handler: () =>
      'export const Type = new Proxy({}, { get() { throw new Error("the client has no schemas of rich text"); } });',
  },
  transform: {
    filter: { id: /packages\/protocol\/src\// },
    handler: (code) => ({ code: code.replaceAll(/\bType\.(?=[A-Z])/g, "/* @__PURE__ */ Type."), map: null }),
  },
};

/** The server prints the page itself, with a nonce of its own for each reader, so it needs the list of files. */
export default defineConfig({
  plugins: [react(), withoutSchemas],
  base: "/",
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
    },
  },
});
