import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { methods } from "../methods/registry.ts";
import { decodeArgs } from "./body.ts";
import { decodeParams } from "../methods/decodeParams.ts";

/** Python's `urlencode` writes `True` and `False`; other clients write numbers or their own language's literals. */
const spellings: readonly (readonly [boolean, readonly string[]])[] = [
  [true, ["true", "True", "TRUE", "1"]],
  [false, ["false", "False", "FALSE", "0"]],
];

const flags = [...methods.values()].flatMap((method) =>
  method.params
    .filter(([, param]) => "type" in param.schema && param.schema.type === "boolean")
    .map(([name, param]) => ({ method: method.name, name, param })),
);

async function decode({ name, param }: (typeof flags)[number], contentType: string, body: string): Promise<unknown> {
  const decoded = await decodeArgs({ query: "", contentType, body: Buffer.from(body) });
  assert.ok("args" in decoded);
  const values = decodeParams({ params: [[name, param]] }, decoded.args);
  return "error" in values && "ok" in values ? values : values[name];
}

describe("Every boolean argument of every method", () => {
  test("is one of the arguments tested here", () => {
    assert.ok(flags.length > 40, `found ${flags.length}`);
  });

  for (const flag of flags) {
    test(`${flag.method} ${flag.name} accepts booleans as forms and JSON spell them`, async () => {
      for (const [value, texts] of spellings) {
        for (const text of texts) {
          const form = new URLSearchParams({ [flag.name]: text }).toString();
          assert.equal(await decode(flag, "application/x-www-form-urlencoded", form), value, text);
          assert.equal(await decode(flag, "application/json", JSON.stringify({ [flag.name]: text })), value, text);
        }
        for (const json of [value, Number(value)]) {
          assert.equal(await decode(flag, "application/json", JSON.stringify({ [flag.name]: json })), value);
        }
      }
    });
  }

  test("refuses other texts", async () => {
    const [flag] = flags;
    assert.ok(flag);
    for (const text of ["yes", "2", "truee", "None"]) {
      const form = new URLSearchParams({ [flag.name]: text }).toString();
      const refused = await decode(flag, "application/x-www-form-urlencoded", form);
      assert.deepEqual(refused, {
        ok: false,
        error: "invalid_arguments",
        response_metadata: { messages: [`[ERROR] must be a boolean: ${flag.name}`] },
      });
    }
  });
});
