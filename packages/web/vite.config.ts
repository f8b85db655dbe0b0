import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The server prints the page itself, with a nonce of its own for each reader, so it needs the list of files. */
export default defineConfig({
  plugins: [react()],
  base: "/",
  build: {
    manifest: "manifest.json",
    target: "es2023",
    // A small picture inside a script would need `data:` in the policy of the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: "src/main.tsx" },
  },
});
