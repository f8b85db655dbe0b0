import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DefineFunction, functionClient, PlatformFunction, Schema } from "./mod.ts";

const Vote = DefineFunction({
  callback_id: "vote",
  title: "Vote",
  source_file: "functions/vote.ts",
  input_parameters: { properties: { question: { type: Schema.types.string } }, required: ["question"] },
  output_parameters: { properties: { winner: { type: Schema.types.string } }, required: ["winner"] },
});

function argumentsOf(type: string, more: Readonly<Record<string, unknown>> = {}) {
  const client = functionClient({ token: "xoxb-1", apiUrl: "http://127.0.0.1:9/api/" });
  const body = { type, user: { id: "U1" }, function_data: { execution_id: "Fx1" }, ...more };
  return { inputs: { question: "Tea?" }, env: {}, token: "xoxb-1", client, team_id: "T1", enterprise_id: "", body };
}

const actionOf = (action_id: string, block_id = "b") => ({
  ...argumentsOf("block_actions"),
  action: { action_id, block_id },
});
const viewOf = (callback_id: string) => ({
  ...argumentsOf("view_submission"),
  view: { id: "V1", callback_id, state: { values: {} } },
});

describe("PlatformFunction", () => {
  test("is the handler of an execution, typed by its definition", async () => {
    const vote = PlatformFunction(Vote, ({ inputs }) => ({ outputs: { winner: inputs.question.toUpperCase() } }));
    assert.deepEqual(await vote({ ...argumentsOf("event_callback"), event: {} }), { outputs: { winner: "TEA?" } });
    // @ts-expect-error: the function gives a winner and no loser.
    PlatformFunction(Vote, () => ({ outputs: { loser: "tea" } }));
  });

  test("routes what people do to the first handler that is meant", async () => {
    const seen: string[] = [];
    const note = (name: string) => () => void seen.push(name);
    const vote = PlatformFunction(Vote, () => ({ completed: false }))
      .addBlockActionsHandler("yes", note("text"))
      .addBlockActionsHandler(["no", "never"], note("list"))
      .addBlockActionsHandler(/^maybe/, note("pattern"))
      .addBlockActionsHandler({ action_id: "pick", block_id: "menu" }, note("both"))
      .addBlockActionsHandler({ block_id: /^late/ }, note("block"))
      .addBlockSuggestionHandler("who", () => ({ options: [] }))
      .addViewSubmissionHandler("form", note("form"))
      .addViewClosedHandler(/^form/, note("closed"))
      .addUnhandledEventHandler(note("unhandled"));

    for (const action of [actionOf("yes"), actionOf("never"), actionOf("maybe_so"), actionOf("pick", "menu")]) {
      await vote.blockActions(action);
    }
    await vote.blockActions(actionOf("x", "late_2"));
    await vote.blockActions(actionOf("pick"));
    await vote.viewSubmission(viewOf("form"));
    await vote.viewClosed(viewOf("form_2"));
    assert.deepEqual(seen, ["text", "list", "pattern", "both", "block", "unhandled", "form", "closed"]);
    const asked = { ...argumentsOf("block_suggestion", { action_id: "who", value: "a" }) };
    assert.deepEqual(await vote.blockSuggestion(asked as never), { options: [] });
  });

  test("answers nothing, and says so in its log, when no handler is meant", async () => {
    const vote = PlatformFunction(Vote, () => ({ completed: false }));
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => void said.push(text);
    try {
      assert.deepEqual(await vote.blockActions(actionOf("yes")), {});
    } finally {
      console.warn = warn;
    }
    assert.deepEqual(said, ["vote has no handler for what arrived: block_actions."]);
  });

  test("can continue when a person answers, as the guide shows", async () => {
    const done: unknown[] = [];
    const vote = PlatformFunction(Vote, () => ({ completed: false })).addBlockActionsHandler(
      ["yes", "no"],
      ({ action, body }) => {
        const { execution_id: function_execution_id } = body.function_data;
        done.push({ function_execution_id, outputs: { winner: action.action_id } });
      },
    );
    await vote.blockActions(actionOf("yes"));
    assert.deepEqual(done, [{ function_execution_id: "Fx1", outputs: { winner: "yes" } }]);
  });
});
