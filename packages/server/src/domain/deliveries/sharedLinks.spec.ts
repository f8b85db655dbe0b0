import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { linksIn } from "./sharedLinks.ts";

describe("the links of a text", () => {
  const urls = (text: string) => linksIn(text).map(({ url }) => url);

  test("are found with and without a label", () => {
    assert.deepEqual(urls("<https://a.example/x?a=1&amp;b=2> and <https://b.example|a label>"), [
      "https://a.example/x?a=1&b=2",
      "https://b.example",
    ]);
  });

  test("end where the next one begins, so that none is looked for further than that", () => {
    assert.deepEqual(urls("<https://a.example|never closed <https://b.example>"), ["https://b.example"]);
    assert.deepEqual(urls("<https://a.example<https://b.example>"), ["https://b.example"]);
    assert.deepEqual(urls("<https://a.example|".repeat(4_000)), []);
  });
});
