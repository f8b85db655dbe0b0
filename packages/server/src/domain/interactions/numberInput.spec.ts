import assert from "node:assert/strict";
import { test } from "node:test";
import { numberFault } from "@platform/protocol/numberText.ts";
import fc from "fast-check";
import { steer } from "../../../testkit/controls.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { modal, openModal, plain, question } from "../../../testkit/views.ts";
import { workspace } from "../../../testkit/workspace.ts";

const alphabet = fc.constantFrom(..."01234567890123456789".split(""), ".", "+", "-", "e", ",", " ");
/** Mostly numbers, and much that looks like one. */
const words = fc.array(alphabet, { minLength: 1, maxLength: 8 }).map((list) => list.join(""));
const rules = fc.record({
  is_decimal_allowed: fc.boolean(),
  bounds: fc.constantFrom({}, { min_value: "-5", max_value: "+500.5" }, { min_value: ".5" }),
});

test("what is submitted, and what an app gives from the start, are numbers by one grammar", async () => {
  const app = playApp();
  await using world = await workspace({ ask: app.ask });
  const controls = steer(world.platform);
  const form = (element: object) =>
    modal("Ask", {
      submit: plain("Send"),
      blocks: [{ ...question("ask"), element: { ...element, action_id: "ask" } }],
    });

  await fc.assert(
    fc.asyncProperty(words, rules, async (text, { is_decimal_allowed, bounds }) => {
      const element = { type: "number_input", is_decimal_allowed, ...bounds };
      const isGood = numberFault(text, element) === undefined;
      const { id: view_id } = await openModal(world, form(element));
      const entered = { user: "alice", view_id, values: { ask: { ask: text } } };
      const submitted = await world.platform.control("person.submit", entered);
      assert.equal(submitted?.ok, isGood, `submitted ${text}`);
      if (!isGood) await controls.does("person.close", { user: "alice", view_id });

      const view = form({ ...element, initial_value: text });
      const checked = await world.bot.asks("blocks.validate", { view: JSON.stringify(view) });
      assert.equal(checked["ok"], isGood, `given ${text}`);
    }),
    {
      numRuns: 60,
      examples: [
        ["+5", { is_decimal_allowed: false, bounds: {} }],
        [".5", { is_decimal_allowed: true, bounds: {} }],
        ["5.", { is_decimal_allowed: true, bounds: {} }],
      ],
    },
  );
});
