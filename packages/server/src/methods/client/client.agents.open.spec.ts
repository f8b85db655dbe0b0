import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf, makeAgent } from "../../../testkit/agents.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace, type Workspace } from "../../../testkit/workspace.ts";

const method = "client.agents.open";
const declared = [{ title: "Today", message: "What is for lunch today?" }];

async function refusedWith(world: Workspace, params: object): Promise<string> {
  await makeAgent(world);
  return (await atHome(world, world.alice)).refused(method, { app_id: devApp(world).id, ...params });
}

describe(method, () => {
  test("tells the agent of the messages tab and of what the person looks at besides", async () => {
    await using world = await workspace();
    const { alice, named } = await askAgent(world);

    await alice.does(method, { app_id: devApp(world).id, channel: world.random });

    const [event] = await emittedOf(world, "app_home_opened");
    assert.deepEqual([event?.["tab"], event?.["channel"], event?.["user"]], ["messages", named.channel_id, alice.id]);
    assert.ok(event);
    const { entities } = event["context"] as { entities: { type: string; value: string }[] };
    assert.deepEqual(
      entities.map(({ type, value }) => [type, value]),
      [["slack#/types/channel_id", world.random]],
    );
  });

  test("suggests what the manifest declares, until the agent suggests something else", async () => {
    await using world = await workspace();
    await makeAgent(world, { view: { suggested_prompts: declared } });
    const alice = await atHome(world, world.alice);
    const app_id = devApp(world).id;

    const { channel, suggested_prompts } = await alice.does(method, { app_id });
    assert.deepEqual(suggested_prompts, { prompts: declared });

    const prompts = [{ title: "Sum up", message: "Sum up the day." }];
    await world.bot.does("assistant.threads.setSuggestedPrompts", { channel_id: channel, prompts, title: "Ask me" });
    assert.deepEqual((await alice.does(method, { app_id })).suggested_prompts, { title: "Ask me", prompts });
  });

  refuses(method, {
    app_not_found: (world) => refusedWith(world, { app_id: "A0000000000" }),
    async agent_not_enabled(world) {
      return (await atHome(world, world.alice)).refused(method, { app_id: devApp(world).id });
    },
    channel_not_found: (world) => refusedWith(world, { channel: "C0000000000" }),
    message_not_found: (world) => refusedWith(world, { channel: world.random, ts: "1768467600.000100" }),
    canvas_not_found: (world) => refusedWith(world, { canvas: "F0000000000" }),
    list_not_found: (world) => refusedWith(world, { list: "F0000000000" }),
  });
});
