import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Flags } from "../../packages/cli/src/command.ts";
import { blocksOf, findDocFaults } from "./findDocFaults.ts";

const context = {
  root: process.cwd(),
  commands: new Map([["serve", { port: { kind: "number", describe: "The port.", value: "N" } }]] as const),
  methods: new Set(["api.test"]),
  controls: new Set(["clock.get"]),
  scripts: new Set(["start"]),
};

function faultsOf(language: string, text: string): string[] {
  return findDocFaults("README.md", `# Page\n\n\`\`\`${language}\n${text}\n\`\`\`\n`, context);
}

describe("findDocFaults", () => {
  const wrong: Readonly<Record<string, readonly [language: string, text: string, fault: RegExp]>> = {
    "a block without a language": ["", "output", /^3: the block has no language/],
    "a language without a check": ["ruby", "puts 1", /no check for blocks of ruby/],
    "JSON that does not parse": ["json", "{", /JSON/],
    "YAML that does not parse": ["yaml", "a: [", /^3: /],
    "a module with a syntax error": ["js", "const = 1;", /^3: /],
    "shell with a syntax error": ["sh", "echo 'a", /not valid shell/],
    "an unknown command": ["sh", "platform sreve", /there is no command sreve/],
    "an unknown flag": ["sh", "platform serve --prot 1", /--prot/],
    "an unknown script": ["sh", "npm run strat", /there is no npm script strat/],
    "an unknown method": ["sh", "curl -s \\\n  localhost:8065/api/api.tset", /there is no method api\.tset/],
    "an unknown control": ["sh", "curl localhost:8065/control/clock.got", /there is no control clock\.got/],
    "a missing program": ["sh", "node examples/none.mjs", /there is no examples\/none\.mjs/],
  };
  for (const [name, [language, text, fault]] of Object.entries(wrong)) {
    test(`reports ${name}`, () => {
      const faults = faultsOf(language, text);
      assert.equal(faults.length, 1);
      assert.match(faults[0] ?? "", fault);
    });
  }

  test("reports names of commands and methods in the text that do not exist", () => {
    const text =
      "Run `platform sreve --port 1`, `platform serve`, `platform clock set`, `platform clock`.\n`api.tset`, `api.test`";
    const commands = new Map<string, Flags>([...context.commands, ["clock get", {}]]);
    assert.deepEqual(findDocFaults("README.md", text, { ...context, commands }), [
      "1: there is no command sreve",
      "1: there is no command clock set",
      "2: there is no method api.tset",
    ]);
  });

  test("accepts valid blocks, types and output", () => {
    const valid: readonly (readonly [string, string])[] = [
      ["text", "anything {"],
      ["sh", "PORT=1 npm start   # a comment\nplatform serve --port 1 > log"],
      ["json", "{}"],
      ["yaml", "a: 1"],
      ["js", "await start();"],
      ["ts", "{ readonly ok: true }"],
    ];
    for (const [language, text] of valid) assert.deepEqual(faultsOf(language, text), [], text);
  });

  test("reports links that lead nowhere, also to a heading, but none inside code", () => {
    const page =
      "# Page\n\n[a](none.md) [b](CONTRIBUTING.md#none) [c](#page) [d](https://example.com) `[e](none.md)`\n";
    assert.deepEqual(findDocFaults("docs.md", page.replace("[c](#page) ", ""), context), [
      "3: the link none.md leads nowhere",
      "3: CONTRIBUTING.md has no heading #none",
    ]);
  });

  test("compares a block with the file that it names", () => {
    const [block] = blocksOf("<!-- file: package.json -->\n```json\n{}\n```\n");
    assert.deepEqual([block?.file, block?.text], ["package.json", "{}\n"]);
    assert.deepEqual(findDocFaults("README.md", "<!-- file: package.json -->\n```json\n{}\n```\n", context), [
      "2: the block differs from package.json",
    ]);
  });
});
