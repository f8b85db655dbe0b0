import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { decodeArgs } from "./body.ts";

const form = "application/x-www-form-urlencoded";

async function argsOf(text: string, query = ""): Promise<Readonly<Record<string, unknown>>> {
  const decoded = await decodeArgs({ query, contentType: form, body: Buffer.from(text) });
  assert.ok("args" in decoded, JSON.stringify(decoded));
  return decoded.args;
}

/** Anything that can occur in a form: special characters, escapes of bytes that need not be text, and text. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom("+", "=", "%20", "%2B", "%26", "%C3%A9", "%c3", "%FF", "%F0%9F%A6%8A", "%00"),
      fc.string({ unit: "grapheme" }).map((text) => text.replace(/[%&]/g, "")),
    ),
  )
  .map((parts) => parts.join(""));

describe("a form", () => {
  test("says what URLSearchParams would say, whatever was written", async () => {
    await fc.assert(
      fc.asyncProperty(written, written, async (first, second) => {
        const text = `first=${first}&&second=${second}&bare`;
        const expected = new URLSearchParams(text);

        const args = await argsOf(text);

        assert.deepEqual({ ...args }, Object.fromEntries(expected));
      }),
    );
  });

  test("repeats an argument, and replaces what the query said", async () => {
    const args = await argsOf("a=1&a=2&b=3", "b=4&c=5");

    assert.deepEqual([args["b"], args["c"]], ["3", "5"]);
    assert.deepEqual(args["a"], (await argsOf("a=1&a=2"))["a"]);
    assert.notEqual(args["a"], "2");
  });
});
