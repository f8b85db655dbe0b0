import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { splitCommand } from "./splitCommand.ts";

function wordsOf(command: string, platform: NodeJS.Platform = "linux"): readonly string[] {
  const split = splitCommand(command, platform);
  assert.ok(split.ok, JSON.stringify(split));
  return split.words;
}

describe("A command", () => {
  const table: Record<string, readonly [command: string, words: string[]]> = {
    "is cut at spaces, however many [HOOK-1.4]": ["  node   hook.js\t--x ", ["node", "hook.js", "--x"]],
    "keeps a quoted path together": ["'/opt/my python' -m hooks", ["/opt/my python", "-m", "hooks"]],
    "keeps spaces inside quotes": [`node "a  b" 'c  d'`, ["node", "a  b", "c  d"]],
    "joins what touches": [`node --x="a b"c'd'`, ["node", "--x=a bcd"]],
    "has empty words": [`node "" ''`, ["node", "", ""]],
    "takes single quotes as they are": [`node '\\n"$x'`, ["node", '\\n"$x']],
    "escapes in double quotes": [`node "a\\"b\\\\c\\$d\\e"`, ["node", 'a"b\\c$d\\e']],
    "escapes outside of quotes": [`node a\\ b\\'c \\\\`, ["node", "a b'c", "\\"]],
    "leaves a backslash at the end": ["node a\\", ["node", "a\\"]],
    "is not given to a shell": ["node $(id) `id` $HOME * ; rm | cat", "node $(id) `id` $HOME * ; rm | cat".split(" ")],
    "may be in any script": ["node Grüße/你好.js", ["node", "Grüße/你好.js"]],
  };
  for (const [rule, [command, words]] of Object.entries(table)) {
    test(rule, () => assert.deepEqual(wordsOf(command), words));
  }

  test("keeps the backslashes of Windows", () => {
    assert.deepEqual(wordsOf(String.raw`C:\node\node.exe "C:\my app\x.js" --x=\"a\"`, "win32"), [
      String.raw`C:\node\node.exe`,
      String.raw`C:\my app\x.js`,
      '--x="a"',
    ]);
  });

  test("is refused when it is empty or a quote stays open", () => {
    assert.deepEqual(splitCommand(" \n"), { ok: false, message: "is empty" });
    assert.deepEqual(splitCommand("''"), { ok: false, message: "is empty" });
    assert.deepEqual(splitCommand("node 'x"), { ok: false, message: "has an unclosed '" });
    assert.deepEqual(splitCommand('node "x'), { ok: false, message: 'has an unclosed "' });
  });

  test("names what only a shell would interpret", () => {
    const table: Readonly<Record<string, readonly string[]>> = {
      "cd x && npm start": ["&&"],
      "cd x&&npm start": ["x&&npm"],
      "a || b": ["||"],
      "a ; b": [";"],
      "a; b": ["a;"],
      "node x | cat": ["|"],
      "node x &": ["&"],
      "node x 2>&1": ["2>&1"],
      "node x > out.json": [">"],
      "cat < in.json": ["<"],
      "A=1 node x": ["A=1"],
      "node $(pwd)/x": ["$(pwd)/x"],
      "node `pwd`/x": ["`pwd`/x"],
      "node $HOME/x ${HOME}/y": ["$HOME/x", "${HOME}/y"],
      'node "$HOME/my app.js"': ["$HOME/my app.js"],
      "~/bin/hook --x": ["~/bin/hook"],
      "node ~deploy/x ~": ["~deploy/x", "~"],
      "cat manifests/*.json": ["manifests/*.json"],
      "cat manifest.jso? [ab].json": ["manifest.jso?", "[ab].json"],
    };
    for (const [command, found] of Object.entries(table)) {
      const split = splitCommand(command);
      assert.deepEqual(split.ok && split.shellSyntax, found, command);
    }
  });

  test("is not suspected where nothing depends on a shell", () => {
    for (const command of [
      "node x --a=1 b=2",
      "sh -c 'cd x && npm start'",
      "node '&&' \\; '$HOME' \"\\$HOME\" '~/x' '*.js'",
      "deno run --allow-net=*.example.com https://example.com/mod.ts?v=1&x=2",
      "node x~ a@b $ 5$",
      "'C:/Program Files/node' -e x",
    ]) {
      const split = splitCommand(command);
      assert.deepEqual(split.ok && split.shellSyntax, [], command);
    }
  });

  test("gives back every word, when each was quoted", () => {
    const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: "binary" }),
        fc.array(fc.string({ unit: "binary" })),
        (program, args) => {
          assert.deepEqual(wordsOf([program, ...args].map(quoted).join(" ")), [program, ...args]);
        },
      ),
    );
  });
});
