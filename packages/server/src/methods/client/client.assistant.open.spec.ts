import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeAssistant, emittedThread } from "../../../testkit/assisting.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.assistant.open";

describe(method, () => {
  test("begins a thread in the direct messages with the app, which hears who looks at what", async () => {
    await using world = await workspace();
    const prompts = [{ title: "Today", message: "What is for lunch today?" }];
    await makeAssistant(world, { suggested_prompts: prompts });
    const alice = await atHome(world, world.alice);

    const { channel, thread_ts } = await alice.does(method, { app_id: devApp(world).id, channel: world.general });

    const { messages } = await alice.does("conversations.history", { channel, limit: 1 });
    const [root] = messages as unknown as Record<string, unknown>[];
    assert.deepEqual(
      [root?.["subtype"], root?.["ts"], root?.["app_id"], root?.["assistant_app_thread"]],
      ["assistant_app_thread", thread_ts, devApp(world).id, { suggested_prompts: { prompts } }],
    );
    const [team] = world.dev.teams;
    assert.deepEqual(await emittedThread(world, "assistant_thread_started"), {
      user_id: world.alice.id,
      context: { channel_id: world.general, team_id: team?.id, enterprise_id: world.dev.org?.id },
      channel_id: channel,
      thread_ts,
    });
  });

  refuses(method, {
    app_not_found: async (world) => (await atHome(world, world.alice)).refused(method, { app_id: "A0000000000" }),
    assistant_not_enabled: async (world) =>
      (await atHome(world, world.alice)).refused(method, { app_id: devApp(world).id }),
    async channel_not_found(world) {
      await makeAssistant(world);
      const dora = await atHome(world, world.dora);
      return dora.refused(method, { app_id: devApp(world).id, channel: world.secret });
    },
  });
});
