import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { builtins } from "../builtins/builtins.ts";
import type { DeclaredParameter } from "../builtins/declaration.ts";
import { parseManifest } from "./parseManifest.ts";

/** The faults of a workflow with these steps. */
function faultsOf(steps: readonly object[], more: object = {}, inputs: object = {}): [string, string][] {
  const parsed = parseManifest({
    display_information: { name: "Checked" },
    ...more,
    workflows: { flow: { title: "Flow", input_parameters: inputs, steps } },
  });
  const place = "/workflows/flow/steps";
  return parsed.ok ? [] : parsed.faults.map(({ message, pointer }) => [pointer.replace(place, ""), message]);
}

/** A value of a type, and one that no coercion takes for it. */
const samples: Readonly<Record<string, readonly [right: unknown, wrong: unknown]>> = {
  string: ["words", { not: "text" }],
  boolean: [true, "perhaps"],
  integer: [5, "soon"],
  object: [{ event_type: "posted", event_payload: {} }, "words"],
  array: [["U0123456789"], 7],
  "slack#/types/channel_id": ["C0123456789", "general room"],
  "slack#/types/user_id": ["U0123456789", "Bob B."],
  "slack#/types/usergroup_id": ["S0123456789", "the cooks"],
  "slack#/types/team_id": ["T0123456789", "our team"],
  "slack#/types/rich_text": ["words", { type: "section" }],
  "slack#/types/blocks": [[{ type: "divider" }], 7],
  "slack#/types/message_context": [{ channel_id: "C0123456789", message_ts: "1.000001" }, { message_ts: "noon" }],
  "slack#/types/interactivity": [
    { interactivity_pointer: "1.2.3", interactor: { id: "U0123456789", secret: "s" } },
    { interactor: "bob" },
  ],
  "slack#/types/form_input_object": [{ elements: [{ name: "dish", type: "string" }] }, { required: ["dish"] }],
};

function sample({ type }: DeclaredParameter): readonly [right: unknown, wrong: unknown] {
  const found = samples[type];
  if (!found) throw new Error(`no sample of ${type}`);
  return found;
}

for (const [name, builtin] of Object.entries(builtins)) {
  describe(`a step of the built-in function ${name}`, () => {
    const function_id = `slack#/functions/${name}`;
    const all = Object.fromEntries(Object.entries(builtin.inputs).map(([input, one]) => [input, sample(one)[0]]));
    const needed = Object.entries(builtin.inputs).filter(([, { is_required }]) => is_required);
    const words = `step 1 (${name})`;

    test("is accepted with all of its inputs, and with those that are required", () => {
      assert.deepEqual(faultsOf([{ function_id, inputs: all }]), []);
      const least = Object.fromEntries(needed.map(([input]) => [input, all[input]]));
      assert.deepEqual(faultsOf([{ function_id, inputs: least }]), []);
    });

    test("is refused without each required input", () => {
      for (const [input] of needed) {
        const { [input]: _left, ...rest } = all;
        const message = `missing required input: ${input}; ${words} cannot run without it`;
        assert.deepEqual(faultsOf([{ function_id, inputs: rest }]), [["/0/inputs", message]]);
      }
    });

    test("is refused with a value of another type in each input, literal and referred to", () => {
      for (const [input, declared] of Object.entries(builtin.inputs)) {
        const literal = faultsOf([{ function_id, inputs: { ...all, [input]: sample(declared)[1] } }]);
        assert.equal(literal.length, 1, `${input}: ${JSON.stringify(literal)}`);
        assert.equal(literal[0]?.[0], `/0/inputs/${input}`);
        assert.ok(literal[0]?.[1].startsWith(`${words}: ${input} `), literal[0]?.[1]);

        const other = declared.type === "slack#/types/blocks" ? "boolean" : "slack#/types/blocks";
        const referring = [{ function_id, inputs: { ...all, [input]: "{{inputs.other}}" } }];
        const referred = faultsOf(referring, {}, { other: { type: other } });
        const isListFromList = declared.type === "array";
        if (!isListFromList) assert.ok(referred[0]?.[1].includes(`{{inputs.other}}, which is ${other}`), input);
      }
    });

    test("is refused with an input that it does not take", () => {
      const faults = faultsOf([{ function_id, inputs: { ...all, zzz_unheard_of: 1 } }]);
      const known = Object.keys(builtin.inputs).join(", ");
      assert.deepEqual(faults, [
        ["/0/inputs/zzz_unheard_of", `${words} takes no input zzz_unheard_of; it takes ${known}`],
      ]);
    });

    test("returns its declared outputs to later steps, and no others", () => {
      const say = (message: string) => ({
        function_id: "slack#/functions/send_message",
        inputs: { channel_id: "C0123456789", message },
      });
      for (const output of Object.keys(builtin.outputs)) {
        assert.deepEqual(faultsOf([{ function_id, inputs: all }, say(`It is {{steps.0.${output}}}`)]), []);
      }
      const outputs = Object.keys(builtin.outputs);
      const remedy = outputs.length === 0 ? "it has none" : `it has ${outputs.join(", ")}`;
      assert.deepEqual(faultsOf([{ function_id, inputs: all }, say("{{steps.0.nope}}")]), [
        ["/1/inputs/message", `step 2 (send_message): message: step 0 (${name}) has no output nope; ${remedy}`],
      ]);
    });
  });
}

describe("a step of a workflow", () => {
  const send = (inputs: object) => ({ function_id: "slack#/functions/send_message", inputs });

  test("names a function that exists, or is refused with the nearest", () => {
    const [mistyped] = faultsOf([{ function_id: "slack#/functions/send_mesage", inputs: {} }]);
    assert.deepEqual(mistyped, [
      "/0/function_id",
      "there is no built-in function slack#/functions/send_mesage; did you mean send_message?",
    ]);
    assert.match(faultsOf([{ function_id: "slack#/functions/nope" }])[0]?.[1] ?? "", /use one of add_bookmark, /);
    assert.match(faultsOf([{ function_id: "what is this?" }])[0]?.[1] ?? "", /names no function: write slack#/);
  });

  test("names its inputs as they are declared, or is refused with the nearest", () => {
    const faults = faultsOf([send({ chanel_id: "C0123456789", channel_id: "C0123456789", message: "Hi" })]);
    assert.deepEqual(faults, [
      ["/0/inputs/chanel_id", "step 1 (send_message) takes no input chanel_id; did you mean channel_id?"],
    ]);
  });

  test("is checked in the same way when the function is the app's own", () => {
    const functions = {
      count: {
        title: "Count",
        input_parameters: { properties: { to: { type: "integer", maximum: 9 } }, required: ["to"] },
        output_parameters: { properties: { sum: { type: "integer" } }, required: [] },
      },
    };
    const count = (inputs: object) => ({ function_id: "#/functions/count", inputs });
    assert.deepEqual(faultsOf([count({ to: 10, from: 1 })], { functions }), [
      ["/0/inputs/to", "step 1 (count): to must be at most 9"],
      ["/0/inputs/from", "step 1 (count) takes no input from; it takes to"],
    ]);
    const wrong = [count({ to: 3 }), send({ channel_id: "{{steps.0.sum}}", message: "Hi" })];
    assert.deepEqual(faultsOf(wrong, { functions }), [
      [
        "/1/inputs/channel_id",
        "step 2 (send_message): channel_id takes slack#/types/channel_id and cannot take {{steps.0.sum}}, which is integer",
      ],
    ]);
  });

  test("refers only to what is inside of what it refers to", () => {
    const inputs = { who: { type: "slack#/types/interactivity" }, place: { type: "slack#/types/channel_id" } };
    const say = (message: string) => send({ channel_id: "{{inputs.place}}", message });
    assert.deepEqual(faultsOf([say("{{inputs.who.interactor.id}}")], {}, inputs), []);
    assert.match(faultsOf([say("{{inputs.who.name}}")], {}, inputs)[0]?.[1] ?? "", /interactivity has no name inside/);
    assert.match(faultsOf([say("{{inputs.place.id}}")], {}, inputs)[0]?.[1] ?? "", /channel_id has no id inside/);
  });

  test("refers only to the fields that a form before it has, with their types", () => {
    const fields = {
      elements: [
        { name: "where", type: "slack#/types/channel_id" },
        { name: "agreed", type: "boolean" },
      ],
    };
    const form = {
      function_id: "slack#/functions/open_form",
      inputs: { title: "Where", interactivity: "{{inputs.who}}", fields },
    };
    const inputs = { who: { type: "slack#/types/interactivity" } };
    const after = (channel_id: string) => faultsOf([form, send({ channel_id, message: "Hi" })], {}, inputs);
    assert.deepEqual(after("{{steps.0.fields.where}}"), []);
    assert.match(after("{{steps.0.fields.when}}")[0]?.[1] ?? "", /object has no when inside/);
    assert.match(after("{{steps.0.fields.agreed}}")[0]?.[1] ?? "", /which is boolean$/);
  });

  test("is followed by outputs of the workflow that refer to what there is", () => {
    const parsed = parseManifest({
      display_information: { name: "Checked" },
      workflows: {
        flow: {
          steps: [send({ channel_id: "C0123456789", message: "Hi" })],
          output_parameters: { sent: { type: "string", value: "{{steps.0.nope}}" } },
        },
      },
    });
    assert.equal(parsed.ok, false);
  });
});
