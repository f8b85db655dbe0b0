import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../packages/server/testkit/controls.ts";
import { declare } from "../../packages/server/testkit/workflows.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { eventually } from "../faults/eventually.ts";

const said = { type: "string" };

/** A workflow that says in #random what it is handed, as an app without any code of its own has it. */
async function announcing(world: Workspace) {
  await declare(world, {
    workflows: {
      announce: {
        title: "Announce",
        input_parameters: { properties: { said }, required: ["said"] },
        steps: [
          {
            id: "say",
            function_id: "slack#/functions/send_message",
            inputs: { channel_id: world.random, message: "Heard: {{inputs.said}}" },
          },
        ],
      },
    },
  });
  return (definition: { readonly type: string; readonly said: string } & Record<string, unknown>) => {
    const { said: value, ...rest } = definition;
    const whole = { name: "Announce", workflow: "#/workflows/announce", inputs: { said: { value } }, ...rest };
    return world.bot.does("workflows.triggers.create", whole);
  };
}

/** What was said in #random by the workflow, the first first. */
async function heard(world: Workspace): Promise<string[]> {
  const { messages } = await world.alice.does("conversations.history", { channel: world.random });
  return messages.flatMap(({ text }) => (text.startsWith("Heard: ") ? [text.slice(7)] : [])).toReversed();
}

/** Runs go on by themselves; how long that takes is the machine's business. */
function hears(world: Workspace, count: number): Promise<void> {
  return eventually(`${count} announcements`, async () => (await heard(world)).length >= count, 30_000);
}

describe("From a trigger to what its workflow does", () => {
  test("by a person, a message, the clock and a request, over the wire", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const controls = steer(world.platform);
    const create = await announcing(world);
    const { trigger: link } = await create({ type: "shortcut", said: "{{data.user_id}} by link" });
    await create({
      type: "event",
      said: "{{data.text}}",
      event: {
        event_type: "slack#/events/message_posted",
        channel_ids: [world.general],
        filter: { root: { statement: "{{data.text}} CONTAINS 'help'" } },
      },
    });
    const start_time = new Date(world.clock.nowMs() + 3_600_000).toISOString();
    await create({ type: "scheduled", said: "an hour later", schedule: { start_time } });
    const { trigger: hook } = await create({ type: "webhook", said: "{{data.order.id}} is ready" });

    const { run_id } = await controls.does("person.trigger", { user: "bob", trigger_id: link.id, channel: "general" });
    const { run } = await controls.does("runs.await", { run_id });
    assert.equal((run as { status: string }).status, "completed");
    await world.bob.does("chat.postMessage", { channel: world.general, text: "I need help" });
    await world.bob.does("chat.postMessage", { channel: world.general, text: "never mind" });
    await hears(world, 2);
    await controls.does("clock.advance", { by: "1h" });
    await hears(world, 3);
    const url = (hook.webhook_url ?? "").replace("localhost", "127.0.0.1");
    const answer = await fetch(url, { method: "POST", body: JSON.stringify({ order: { id: 17 } }) });
    assert.deepEqual(await answer.json(), { ok: true });

    await hears(world, 4);
    assert.deepEqual(await heard(world), [`<@${world.bob.id}> by link`, "I need help", "an hour later", "17 is ready"]);
  });

  test("not by what the workflow itself does, so that nothing goes round and round", async () => {
    await using world = await workspace();
    const create = await announcing(world);
    const filter = { root: { statement: "{{data.text}} != null" } };
    const event = { event_type: "slack#/events/message_posted", channel_ids: [world.random], filter };
    await create({ type: "event", said: "{{data.text}}", event });

    await world.bob.does("chat.postMessage", { channel: world.random, text: "ping" });
    await hears(world, 1);
    for (let count = 0; count < 3; count++) await world.platform.settle();

    assert.deepEqual(await heard(world), ["ping"]);
  });
});
