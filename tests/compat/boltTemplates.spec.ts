import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type AgentStage, openAgentStage, type Place, type Shown } from "./agentStage.ts";
import { findTemplates, startTemplate, type Template } from "./boltTemplates.ts";
import { scriptedAnswer, startScriptedModel } from "./scriptedModel.ts";

const found = findTemplates();
const templates = "templates" in found ? found.templates : [];

/** Where a person begins to write to the app. */
async function begin(stage: AgentStage, { manifest }: Template): Promise<Place> {
  if ("assistant_view" in manifest.features) {
    const opened = await stage.client("client.assistant.open", { app_id: stage.appId, channel: stage.channel });
    const { channel, thread_ts: ts } = opened as unknown as { channel: string; thread_ts: string };
    await stage.inThread("the prompts", { channel, ts }, ({ assistant_app_thread: about }) =>
      Boolean((about as { suggested_prompts?: object } | undefined)?.suggested_prompts),
    );
    await stage.bob.chat.postMessage({ channel, thread_ts: ts, text: "What is for lunch?" });
    return { channel, ts };
  }
  const { channel } = await stage.bob.conversations.open({ users: stage.botUserId });
  const place = { channel: channel?.id ?? "", text: "What is for lunch?" };
  await stage.client("client.agents.open", { app_id: stage.appId });
  const { ts = "" } = await stage.bob.chat.postMessage(place);
  return { channel: place.channel, ts };
}

const isAnswer = (message: Shown) => message["streaming_state"] === "completed" && message.text === scriptedAnswer;

describe("templates of agents with Bolt", { skip: "reason" in found ? found.reason : false }, () => {
  for (const template of templates) {
    test(`${template.name} answers directly, in a thread and where it is mentioned`, async () => {
      await using model = await startScriptedModel();
      await using stage = await openAgentStage(template.manifest);
      await using running = await startTemplate(template, stage, model);
      const { bob, channel } = stage;

      const direct = await begin(stage, template);
      const answer = await stage.inThread(`an answer, got ${running.output()}`, direct, isAnswer);
      await bob.chat.postMessage({ channel: direct.channel, thread_ts: direct.ts, text: "And for dinner?" });
      await stage.inThread("a second answer", direct, (message) => isAnswer(message) && message.ts > answer.ts);
      const { ts = "" } = await bob.chat.postMessage({ channel, text: `<@${stage.botUserId}> what is for lunch?` });
      const mentioned = await stage.inThread("an answer to the mention", { channel, ts }, isAnswer);

      for (const [place, { ts: answerTs, blocks = [] }] of [
        [direct.channel, answer],
        [channel, mentioned],
      ] as const) {
        if (!blocks.some(({ type }) => type === "context_actions")) continue;
        const pressed = { channel: place, ts: answerTs, action_id: "feedback", value: "good-feedback" };
        await stage.person("act", pressed);
      }
      await stage.settle();
      assert.ok(model.asked.length >= 3);
      assert.doesNotMatch(running.output(), /something went wrong|Failed to/i);
    });
  }
});
