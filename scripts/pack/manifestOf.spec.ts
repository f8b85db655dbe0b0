import assert from "node:assert/strict";
import { test } from "node:test";
import { manifestOf } from "./manifestOf.ts";

const source = {
  name: "@platform/server",
  version: "1.2.3",
  dependencies: { "@platform/protocol": "1.2.3", ws: "8.0.0" },
  devDependencies: { typescript: "7.0.0" },
};
const wanted = { folder: "server", asIs: [], beside: ["@platform/web"] };

test("a package is published under the scope of the sources, with what it finds beside itself", () => {
  assert.deepEqual(manifestOf(source, wanted), {
    name: "@platform/server",
    version: "1.2.3",
    dependencies: { "@platform/protocol": "1.2.3", "@platform/web": "1.2.3", ws: "8.0.0" },
  });
});

test("dependencies that go out inside the package stay declared, and are listed as bundled", () => {
  const made = manifestOf(source, { ...wanted, bundledDependencies: ["ws"] }) as Record<string, unknown>;
  assert.deepEqual(made["bundleDependencies"], ["ws"]);
  assert.equal((made["dependencies"] as Record<string, string>)["ws"], "8.0.0");
});

test("another scope names the packages, and aliases keep the imports of the sources valid", () => {
  assert.deepEqual(manifestOf(source, wanted, "@acme"), {
    name: "@acme/server",
    version: "1.2.3",
    dependencies: {
      "@platform/protocol": "npm:@acme/protocol@1.2.3",
      "@platform/web": "npm:@acme/web@1.2.3",
      ws: "8.0.0",
    },
  });
});

test("every entry point leads to the compiled file and its types, bundles to one for each kind of module", () => {
  const exports = { ".": "./src/index.ts", "./*": "./src/*" };
  const made = manifestOf({ ...source, exports }, { ...wanted, otherFiles: ["json"], bundles: { ".": "index" } });
  assert.deepEqual((made as { exports: unknown }).exports, {
    ".": {
      import: { types: "./src/index.d.ts", default: "./dist/index.js" },
      require: { types: "./dist/index.d.cts", default: "./dist/index.cjs" },
    },
    "./*.ts": { types: "./src/*.d.ts", default: "./src/*.js" },
    "./*.json": "./src/*.json",
    "./package.json": "./package.json",
  });
});
