import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { selectExecutionsOfRun } from "../../storage/queries/executions.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { declare, readRun, start, stepsOf } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

interface Case {
  readonly constraint: string;
  readonly schema: object;
  readonly accepted: readonly (readonly [given: unknown, coerced: unknown])[];
  readonly refused: readonly (readonly [given: unknown, fault: string])[];
}

const fixture = new URL("../../../../protocol/fixtures/types/constraints.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(fixture, "utf8")) as { cases: readonly Case[] };

/** A value of the type inside of a list and an object, as parameters rarely hold it bare. */
const box = { type: "array", items: { type: "object", properties: { inside: { type: "#/types/it" } } } };
const put = (value: unknown) => [{ inside: value }];

/** A workflow that takes anything, one that takes the type, and a function that takes and returns it. */
function typed(schema: object) {
  const boxed = { properties: { value: { type: "#/types/box" } }, required: ["value"] };
  const take = [{ id: "0", function_id: "#/functions/take", inputs: { value: "{{inputs.value}}" } }];
  const anything = { properties: { value: { type: "array" } }, required: ["value"] };
  return {
    settings: { socket_mode_enabled: true },
    types: { it: schema, box },
    functions: { take: { title: "Take", input_parameters: boxed, output_parameters: boxed } },
    workflows: {
      loose: { title: "Loose", input_parameters: anything, steps: take },
      strict: { title: "Strict", input_parameters: boxed, steps: take },
    },
  };
}

const inside = (fault: string) => `value has something wrong at 0: it has something wrong inside: inside ${fault}`;

/** Starts a run that hands the value to the function, and returns the execution that waits for the app. */
async function give(world: Workspace, value: unknown) {
  const runId = await start(world, { workflow: "loose", inputs: { value: put(value) } });
  await world.platform.settle();
  const [execution] = await selectExecutionsOfRun(world.platform.store.db, runId);
  return { runId, execution };
}

describe("a custom type is checked, and its values are coerced", () => {
  for (const { constraint, schema, accepted, refused } of cases) {
    test(`with ${constraint}, in inputs and outputs of functions, in workflow inputs and in triggers`, async () => {
      await using world = await workspace();
      await declare(world, typed(schema));
      const trigger = (value: unknown) => ({
        type: "webhook" as const,
        name: "Start",
        workflow: "#/workflows/strict",
        inputs: { value: { value: put(value) } },
      });

      for (const [given, coerced] of accepted) {
        const { runId, execution } = await give(world, given);
        assert.deepEqual(JSON.parse(execution?.inputs ?? "{}"), { value: put(coerced) });
        const done = { function_execution_id: execution?.id ?? "", outputs: { value: put(given) } };
        await world.bot.does("functions.completeSuccess", done);
        assert.deepEqual(await stepsOf(world, runId), [{ value: put(coerced) }]);
        const strict = await start(world, { workflow: "strict", inputs: { value: put(given) } });
        assert.deepEqual(JSON.parse((await readRun(world, strict)).inputs), { value: put(coerced) });
        await world.bot.does("workflows.triggers.create", trigger(given));
      }

      for (const [given, fault] of refused) {
        const failed = await readRun(world, (await give(world, given)).runId);
        assert.equal(failed.error, `step 1 (take): ${inside(fault)}`);

        const { execution } = await give(world, accepted[0]?.[0]);
        const done = { function_execution_id: execution?.id ?? "", outputs: { value: put(given) } };
        const answer = await world.bot.asks("functions.completeSuccess", done);
        assert.equal(answer["error"], "parameter_validation_failed");
        assert.deepEqual(answer["response_metadata"], { messages: [`[ERROR] output ${inside(fault)}`] });

        await assert.rejects(
          start(world, { workflow: "strict", inputs: { value: put(given) } }),
          /is missing|must|is no/,
        );
        const made = await world.bot.asks("workflows.triggers.create", trigger(given));
        assert.equal(made["error"], "invalid_trigger_inputs");
        const [wrong] = made["errors"] as { message: string; pointer: string }[];
        assert.deepEqual([wrong?.pointer, wrong?.message], ["/inputs/value", `the input ${inside(fault)}`]);
      }
    });
  }

  test("in a run that started before an update with the types of its start", async () => {
    await using world = await workspace();
    await declare(world, typed({ type: "integer", maximum: 9 }));
    const { runId, execution } = await give(world, 3);
    await declare(world, typed({ type: "integer", maximum: 2 }));

    const done = { function_execution_id: execution?.id ?? "", outputs: { value: put("9") } };
    await world.bot.does("functions.completeSuccess", done);

    assert.deepEqual(await stepsOf(world, runId), [{ value: put(9) }]);
  });

  test("and mentions people in texts whose type has a name of the app's own", async () => {
    await using world = await workspace();
    const steps = [
      {
        function_id: "slack#/functions/send_message",
        inputs: { channel_id: world.random, message: "Hi {{inputs.to}}" },
      },
    ];
    const input_parameters = { to: { type: "#/types/colleague", is_required: true } };
    await declare(world, {
      types: { colleague: { type: "slack#/types/user_id" } },
      workflows: { flow: { title: "Flow", input_parameters, steps } },
    });

    await start(world, { workflow: "flow", inputs: { to: world.bob.id } });
    await world.platform.settle();

    const { messages } = await world.bot.does("conversations.history", { channel: world.random, limit: 1 });
    assert.equal(messages[0]?.text, `Hi <@${world.bob.id}>`);
    assert.equal(messages[0]?.app_id, devApp(world).id);
  });
});
