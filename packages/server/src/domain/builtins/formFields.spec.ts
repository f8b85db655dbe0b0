import assert from "node:assert/strict";
import { test } from "node:test";
import { validateBlocks } from "@platform/protocol/blockkit/index.ts";
import fc from "fast-check";
import { formBlocks } from "./formFields.ts";

test("a form asks for numbers with bounds of any size", () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(number, number, (a, b) => {
      const [minimum, maximum] = a < b ? [a, b] : [b, a];
      const field = { name: "n", type: "number", minimum, maximum, default: minimum };

      const form = formBlocks({ elements: [field] }, undefined);

      assert.ok(form.ok);
      assert.deepEqual(validateBlocks(form.blocks, "modal"), []);
    }),
    { examples: [[1e21, 1e-7]] },
  );
});
