import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { programOf, type WindowsPlace } from "./program.ts";

const files = new Set([
  String.raw`C:\node\npx`,
  String.raw`C:\node\npx.cmd`,
  String.raw`C:\node\node.exe`,
  String.raw`C:\my app\evil.exe`,
  String.raw`C:\my app\bin\tool.bat`,
]);
const place: WindowsPlace = {
  env: { PATH: String.raw`.;C:\node`, PATHEXT: ".EXE;.CMD;.BAT", COMSPEC: String.raw`C:\Windows\cmd.exe` },
  cwd: String.raw`C:\my app`,
  isThere: (path) => files.has(path),
};
const onWindows = (...words: [string, ...string[]]) => programOf(words, place, "win32");

describe("On Windows a program", () => {
  test("is found in the folders of PATH, with its ending", () => {
    assert.deepEqual(onWindows("node", "a b"), {
      file: String.raw`C:\node\node.exe`,
      args: ["a b"],
      isVerbatim: false,
    });
  });

  test("is not taken from the project's folder because it has the right name", () => {
    assert.equal(onWindows("evil").file, "evil");
  });

  test("that is a script is run by the shell, which is given nothing that it could take for its own", () => {
    const { file, args, isVerbatim } = onWindows(
      "npx",
      "-p",
      "@slack/cli-hooks",
      "a b",
      '%PATH% & calc "x" ^ C:\\dir\\',
    );
    assert.deepEqual([file, args.slice(0, 3), isVerbatim], [String.raw`C:\Windows\cmd.exe`, ["/d", "/s", "/c"], true]);
    const line = args[3] ?? "";
    assert.ok(line.startsWith(String.raw`"^"C:\node\npx.cmd^" `), line);
    // Every sign that means something to the shell stands behind a caret, so none of them means it.
    assert.deepEqual(line.slice(1, -1).match(/(?<!\^)[()%!<>&|"]/g), null, line);
    assert.ok(line.includes(String.raw`^"a b^"`));
    assert.ok(line.endsWith(String.raw`C:\dir\\^""`), line);
  });

  test("by its path is one of the project's own", () => {
    assert.match(onWindows(String.raw`bin\tool`).args[3] ?? "", /my app\\bin\\tool\.bat/);
  });
});

test("Elsewhere a program is what it is called", () => {
  assert.deepEqual(programOf(["npx", "-q"], place, "linux"), { file: "npx", args: ["-q"], isVerbatim: false });
});
