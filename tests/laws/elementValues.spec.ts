import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { everyElement } from "@platform/protocol/elements/index.ts";
import { heldValue, submittedForm } from "@platform/protocol/elementValues/stateValue.ts";
import { elementValues } from "@platform/protocol/elementValues/table.ts";
import type { ViewStateValue } from "@slack/bolt";
import { givenState } from "../../packages/server/src/domain/interactions/state.ts";
import { startOf } from "../../packages/web/src/surface/values.ts";

type Element = Readonly<Record<string, unknown>> & { readonly type: string; readonly action_id: string };

const channelId = "C0123456";
const block = { type: "input", block_id: "ask" };

for (const { name, example, schema } of everyElement) {
  if (elementValues[name as keyof typeof elementValues].interaction !== "input") continue;

  describe(`the server and the client agree on the value of a ${name}`, () => {
    const given = example as unknown as Element;
    const withoutInitial = Object.fromEntries(Object.entries(given).filter(([key]) => !key.startsWith("initial_")));
    const current = "default_to_current_conversation";
    const cases: Readonly<Record<string, Element>> = {
      "with an initial value": given,
      "without one": withoutInitial as Element,
      ...(current in schema.properties && { "that is the current conversation": { ...given, [current]: true } }),
    };

    for (const [title, element] of Object.entries(cases)) {
      test(title, () => {
        const state = givenState([{ block, element }], { channelId })["ask"]?.[element.action_id];
        assert.ok(state);

        const shown = startOf(element, undefined, channelId);
        assert.deepEqual(shown, submittedForm(name, heldValue(state)));
        assert.deepEqual(startOf(element, state, undefined), shown, "as before once the server holds it");
      });
    }
  });
}

/** The keys that Bolt reads. The compiler compares them with its types. */
const boltKeys: Readonly<Record<Exclude<keyof ViewStateValue, "type">, true>> = {
  value: true,
  selected_date: true,
  selected_time: true,
  selected_date_time: true,
  selected_conversation: true,
  selected_conversations: true,
  selected_channel: true,
  selected_channels: true,
  selected_user: true,
  selected_users: true,
  selected_option: true,
  selected_options: true,
  rich_text_value: true,
  files: true,
};

test("the state keys are those that Bolt reads", () => {
  const keys = Object.values(elementValues).flatMap((value) => (value.interaction === "input" ? [value.key] : []));

  assert.deepEqual([...new Set(keys)].toSorted(), Object.keys(boltKeys).toSorted());
});
