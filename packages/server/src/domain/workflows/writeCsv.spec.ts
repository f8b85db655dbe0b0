import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { writeCsv } from "./writeCsv.ts";

describe("writeCsv", () => {
  test("quotes what would end a cell or a line", () => {
    assert.equal(writeCsv([["plain", 'say "hi"', "a,b", "two\nlines"]]), 'plain,"say ""hi""","a,b","two\nlines"\r\n');
  });

  test("absent values are empty, and a list is one cell", () => {
    assert.equal(writeCsv([[undefined, null, ["a", "b"], true, 2, { a: 1 }]]), ',,a; b,true,2,"{""a"":1}"\r\n');
  });

  test("no answer becomes a formula of a spreadsheet, and numbers stay numbers", () => {
    assert.equal(writeCsv([["=1+1", "@cmd", "-2+3", -2, "+4.5"]]), "'=1+1,'@cmd,'-2+3,-2,+4.5\r\n");
  });
});
