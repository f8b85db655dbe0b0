import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { copyRepository, type RepositoryCopy } from "./copyRepository.ts";

/** Elements of each interaction that no other feature builds. */
const types = ["email_text_input", "icon_button", "multi_conversations_select"];

/** The files that CONTRIBUTING names. */
const written = (type: string) => [
  `packages/protocol/src/elements/${type}.ts`,
  `packages/web/src/elements/${type}.tsx`,
  `packages/protocol/fixtures/elements/valid/${type}.json`,
  `packages/protocol/fixtures/elements/invalid/${type}.*.json`,
];

const generated = [
  "packages/protocol/src/elements/index.ts",
  "packages/protocol/src/elementValues/table.ts",
  "packages/web/src/elements/elementViews.ts",
  "docs/schemas/blocks.schema.json",
];

/** The tests that compare lists of elements. Others use some of these elements as their material. */
const specs = [
  "packages/protocol/src/elementValues/elementValues.spec.ts",
  "tests/laws/blocks.spec.ts",
  "tests/laws/clientBlocks.spec.ts",
  "tests/laws/elementFiles.spec.ts",
];

async function holds(copy: RepositoryCopy, ...command: readonly string[]): Promise<void> {
  const { code, output } = await copy.run(...command);
  assert.equal(code, 0, `${command.join(" ")}\n${output.slice(-4_000)}`);
}

const generate = (copy: RepositoryCopy) => holds(copy, "scripts/generate.ts");
const compile = (project: string) => ["node_modules/typescript/bin/tsc", "--singleThreaded", "-p", project];
const read = (copy: RepositoryCopy) => Promise.all(generated.map((file) => readFile(join(copy.folder, file), "utf8")));

test("an element is the files that CONTRIBUTING names, and nothing else", async () => {
  await using copy = await copyRepository();
  const aside = await mkdtemp(join(tmpdir(), "platform-walk-"));
  const before = await read(copy);
  const files = globSync(types.flatMap(written), { cwd: copy.folder });
  const restore = async (chosen: readonly string[]) => {
    for (const file of chosen) await cp(join(aside, file), join(copy.folder, file), { recursive: true });
  };
  try {
    for (const file of files) await cp(join(copy.folder, file), join(aside, file), { recursive: true });

    // Without the elements everything compiles, and no list misses them.
    for (const file of files) await rm(join(copy.folder, file));
    await generate(copy);
    for (const type of types) assert.ok(!(await read(copy)).some((text) => text.includes(type)), type);
    await holds(copy, ...compile("."));
    await holds(copy, ...compile("packages/web"));
    await holds(copy, "--test", ...specs);

    // The client does not compile without a component.
    const views = files.filter((file) => dirname(file) === "packages/web/src/elements");
    assert.equal(views.length, types.length);
    await restore(files.filter((file) => !views.includes(file)));
    await generate(copy);
    const { code, output } = await copy.run(...compile("packages/web"));
    assert.notEqual(code, 0);
    for (const type of types) assert.ok(output.includes(`./${type}.tsx`), output);

    // With the components the copy is again what it was, so all that holds of the original holds of it.
    await restore(views);
    await generate(copy);
    assert.deepEqual(await read(copy), before);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
});
