import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DefineFunction, PlatformFunction, Schema } from "@platform/sdk/runtime";
import { functionTester, startPlatform } from "./index.ts";

const Announce = DefineFunction({
  callback_id: "announce",
  title: "Announce",
  source_file: "functions/announce.ts",
  input_parameters: { properties: { channel: { type: Schema.platform.types.channel_id } }, required: ["channel"] },
  output_parameters: { properties: { ts: { type: Schema.platform.types.message_ts } }, required: ["ts"] },
});

const announce = PlatformFunction(Announce, async ({ inputs, env, client }) => {
  const posted = await client.chat.postMessage({ channel: inputs.channel, text: env["WORDS"] ?? "Hear, hear" });
  return posted.ok ? { outputs: { ts: posted.ts } } : { error: posted.error };
})
  .addBlockActionsHandler("again", async ({ inputs, client, action }) => {
    await client.chat.postMessage({ channel: inputs.channel, text: `Again, ${action.value ?? ""}` });
  })
  .addBlockSuggestionHandler("who", ({ action }) => ({ options: [{ value: action.value }] }))
  .addViewSubmissionHandler("form", ({ view }) => ({ errors: { name: `not ${view.callback_id}` } }))
  .addViewClosedHandler("form", () => ({ closed: true }));

describe("functionTester", () => {
  test("runs a function against a real platform", async () => {
    await using platform = await startPlatform();
    const tester = functionTester(platform, announce);
    const inputs = { channel: platform.channels["random"] ?? "" };

    const result = await tester.execute({ inputs, env: { WORDS: "Tea is ready" } });
    await tester.act({ action_id: "again", value: "tea" }, { inputs });

    assert.ok(result.outputs);
    const history = await platform.bot.call("conversations.history", { channel: inputs.channel, limit: 2 });
    assert.ok(history.ok);
    assert.deepEqual(
      history.messages.map((message) => message.text),
      ["Again, tea", "Tea is ready"],
    );
    assert.equal(history.messages[1]?.ts, result.outputs.ts);
  });

  test("brings refusals and the answers of views and menus to light", async () => {
    await using platform = await startPlatform();
    const tester = functionTester(platform, announce);
    const inputs = { channel: "C0000000000" };
    assert.deepEqual(await tester.execute({ inputs }), { error: "channel_not_found" });
    assert.deepEqual(await tester.suggest("who", "al", { inputs }), { options: [{ value: "al" }] });
    assert.deepEqual(await tester.submit({ callback_id: "form" }, { inputs }), { errors: { name: "not form" } });
    assert.deepEqual(await tester.close({ callback_id: "form" }, { inputs }), { closed: true });
  });
});
