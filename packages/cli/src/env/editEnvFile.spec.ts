import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { parse } from "dotenv";
import fc from "fast-check";
import { setInEnvFile, setVariable, unsetInEnvFile } from "./editEnvFile.ts";

let root: string;
before(() => void (root = mkdtempSync(join(tmpdir(), "platform-env-"))));
after(() => rmSync(root, { recursive: true }));

describe("Variables in .env", () => {
  test("are set in their place, and all else stays as it was", () => {
    const text = `# keys\nexport A=1 # one\nB="two\nlines"\n\nC=3\n`;
    assert.equal(setVariable(text, "A", "x"), `# keys\nA=x\nB="two\nlines"\n\nC=3\n`);
    assert.equal(setVariable(text, "B", "x y"), `# keys\nexport A=1 # one\nB='x y'\n\nC=3\n`);
    assert.equal(setVariable(text, "D", "$1"), `${text}D='$1'\n`);
    assert.equal(setVariable("A=1", "AB", "2"), "A=1\nAB=2\n");
  });

  test("come back as they were given, whatever they are", () => {
    const value = fc.string({ unit: "grapheme" }).filter((text) => !/\r|\0/.test(text) && text.isWellFormed());
    fc.assert(
      fc.property(value, value, (one, other) => {
        const canHold = [one, other].every((text) => !["'", "`"].every((quote) => text.includes(quote)));
        fc.pre(canHold);
        const text = setVariable(setVariable(setVariable("", "ONE", one), "OTHER", other), "ONE", other);
        assert.deepEqual(parse(text), { ONE: other, OTHER: other });
      }),
    );
    assert.throws(() => setVariable("", "X", `'"\``), /every kind of quote/);
  });

  test("are written where only their owner reads, and removed by name", () => {
    setInEnvFile(
      { root },
      new Map([
        ["A", "1"],
        ["B", "2"],
      ]),
    );
    assert.equal(statSync(join(root, ".env")).mode & 0o777, 0o600);
    writeFileSync(join(root, ".env"), "A=1\n# about B\nB=2\n");
    assert.deepEqual(unsetInEnvFile({ root }, ["B", "C"]), ["C"]);
    assert.equal(readFileSync(join(root, ".env"), "utf8"), "A=1\n# about B\n");
  });
});
