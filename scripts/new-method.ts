import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** `npm run new-method bookmarks.list`: a definition and its test, with blanks that fail until they are filled in. */
const name = process.argv[2] ?? "";
const root = join(dirname(fileURLToPath(import.meta.url)), "..");

if (!/^[a-z][A-Za-z]*(\.[a-z][A-Za-z0-9]*)+$/.test(name)) {
  process.stderr.write("Name the method as the API does: npm run new-method bookmarks.list\n");
  process.exit(2);
}
const folder = join(root, "packages/server/src/methods", name.split(".")[0] ?? "");
const path = join(folder, `${name}.ts`);
if (existsSync(path)) {
  process.stderr.write(`${path} exists already\n`);
  process.exit(1);
}
const variable = name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

mkdirSync(folder, { recursive: true });
writeFileSync(
  path,
  `import { succeed } from "@platform/protocol";
import { defineMethod } from "../define.ts";

export const ${variable} = defineMethod({
  name: "${name}",
  summary: "",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 3,
  params: {},
  result: {},
  errors: {},
  examples: [],
  async handler() {
    return succeed({});
  },
});
`,
);
writeFileSync(
  join(folder, `${name}.spec.ts`),
  `import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

describe("${name}", () => {
  test("does what its summary says", async () => {
    await using world = await workspace();

    assert.fail(\`write the rule that \${world.general} shows\`);
  });
});
`,
);
process.stdout.write(`${path}\n\nnpm run gen && npm test -- ${name}\n`);
