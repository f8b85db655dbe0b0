import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf, makeAgent } from "../../../testkit/agents.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace, type Workspace } from "../../../testkit/workspace.ts";

const method = "client.agents.look";

async function refusedWith(world: Workspace, params: object): Promise<string> {
  await makeAgent(world);
  return (await atHome(world, world.alice)).refused(method, { app_id: devApp(world).id, ...params });
}

describe(method, () => {
  test("tells the agent what the person looks at now, the most particular first", async () => {
    await using world = await workspace();
    const { alice } = await askAgent(world);
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: "Soup!" });

    await alice.does(method, { app_id: devApp(world).id, channel: world.random, ts });
    await alice.does(method, { app_id: devApp(world).id });

    const [first, second] = (await emittedOf(world, "app_context_changed")).map((event) => event["context"]);
    const { entities } = first as { entities: { type: string; value: unknown }[] };
    assert.deepEqual(
      entities.map(({ type, value }) => [type, value]),
      [
        ["slack#/types/message_context", { message_ts: ts, channel_id: world.random }],
        ["slack#/types/channel_id", world.random],
      ],
    );
    assert.deepEqual(second, {});
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
