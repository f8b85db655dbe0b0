import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { elementValues } from "@platform/protocol/elementValues/table.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

const types = Object.keys(elementValues);
const editedMax = 5;

/** Files that name elements because they build or show some, and why a new element does not concern them. */
const builders: Readonly<Record<string, string>> = {
  "packages/protocol/src/attachments/legacyActions.ts": "turns legacy actions into elements",
  "packages/server/src/domain/dialogs/dialogView.ts": "turns the elements of legacy dialogs into elements",
  "packages/protocol/src/blocks/actions.ts": "example of the block",
  "packages/protocol/src/blocks/card.ts": "holds pictures, and example of the block",
  "packages/protocol/src/blocks/container.ts": "holds a picture, and example of the block",
  "packages/protocol/src/blocks/context.ts": "holds pictures beside texts",
  "packages/protocol/src/blocks/context_actions.ts": "example of the block",
  "packages/protocol/src/blocks/image.ts": "the block of the same name",
  "packages/protocol/src/blocks/input.ts": "example of the block",
  "packages/protocol/src/blocks/section.ts": "example of the block",
  "packages/protocol/src/canvas/canvasLine.ts": "reads images of Markdown",
  "packages/protocol/src/canvas/parseCanvas.ts": "reads images of Markdown",
  "packages/protocol/src/entities/booleanInput.ts": "asks for a field of a work object",
  "packages/protocol/src/entities/editBlocks.ts": "asks for the fields of a work object",
  "packages/server/src/domain/builtins/formFields.ts": "asks for the inputs of a workflow",
  "packages/server/src/domain/entities/actOnEntity.ts": "a button of a work object is called button, too",
  "packages/server/src/domain/interactions/actInAttachment.ts": "a legacy action is called button, too",
  "packages/server/src/domain/interactions/loadOptions.ts": "validates loaded options as a menu",
  "packages/server/src/domain/interactions/pressWorkflow.ts": "reads the trigger of the element",
  "packages/server/src/http/mcp/tool.ts": "a picture in the answer of a tool",
  "packages/server/src/http/mcp/tools/slack_read_file.ts": "a picture in the answer of a tool",
  "packages/server/src/domain/agentTools/protocol/toolResult.ts": "a picture in the answer of a tool",
  "packages/server/src/present/agentTools.ts": "a picture in the answer of a tool",
  "packages/web/src/blocks/context.tsx": "shows pictures beside texts",
  "packages/web/src/blocks/grouped/Picture.tsx": "shows the pictures of cards and containers",
  "packages/web/src/elements/workflow_button.tsx": "shows a button",
  "packages/web/src/pages/dev/builder/templates.ts": "examples for app authors",
};

/** These are also words of other things, so only the type of an object counts. */
const ambiguous = new Set(["button", "image", "overflow"]);

function mentions(text: string, type: string): boolean {
  const pattern = ambiguous.has(type)
    ? `\\btype(?::| ===) "${type}"|/elements/${type}\\.tsx?"`
    : `"${type}"|\\b${type}:|/${type}\\.tsx?"`;
  return new RegExp(pattern, "u").test(text);
}

const sources = globSync("packages/*/src/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/*.spec.{ts,tsx}", "**/contract/**"],
})
  .map((file) => [file, textOf(file)] as const)
  .filter(([, text]) => !text.startsWith("// GENERATED"));

/** The paths of the walk in CONTRIBUTING. */
const section = /## Add a block element\n(.*?)\n## /s.exec(textOf("CONTRIBUTING.md"))?.[1] ?? "";
const walk = [...section.matchAll(/^\d+\. `([^`]*<type>[^`]*)`/gm)].map(([, path = ""]) => path);

describe("the walk in CONTRIBUTING", () => {
  test(`adds an element with at most ${editedMax} files`, () => {
    assert.ok(walk.length > 0 && walk.length <= editedMax, walk.join("\n"));
  });

  for (const type of types) {
    test(`names files that ${type} has`, () => {
      for (const path of walk) {
        const found = globSync(path.replace("<type>", type).replace("<fault>", "*"), { cwd: root });
        assert.notEqual(found.length, 0, path);
      }
    });
  }
});

test("no list names elements: only their own files do, and files that build elements", () => {
  const own = (type: string) => walk.map((path) => path.replace("<type>", type));
  const others = sources.flatMap(([file, text]) =>
    types.filter((type) => mentions(text, type) && !own(type).includes(file)).map((type) => ({ file, type })),
  );

  const unknown = others.filter(({ file }) => !Object.hasOwn(builders, file));
  assert.deepEqual(unknown, [], "derive this from the definitions, or say why the file builds elements");
  const named = new Set(others.map(({ file }) => file));
  const unused = Object.keys(builders).filter((file) => !named.has(file));
  assert.deepEqual(unused, [], "these build no elements any more");
});
