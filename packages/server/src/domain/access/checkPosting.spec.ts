import assert from "node:assert/strict";
import { test } from "node:test";
import { openDm } from "../../../testkit/openDm.ts";
import { closeMessagesTab, devBot } from "../../../testkit/posting.ts";
import { workspace } from "../../../testkit/workspace.ts";

test("without its Messages tab neither people nor the app itself write in its direct messages, and elsewhere they do", async () => {
  await using world = await workspace();
  const { bob, carol } = world;
  const bot = await devBot(world);
  const dm = await openDm(world, bob, bot);
  const among = await openDm(world, bob, carol);
  await bob.does("chat.postMessage", { channel: dm, text: "Are you there?" });

  await closeMessagesTab(world);

  for (const actor of [bob, bot]) {
    assert.equal(await actor.refused("chat.postMessage", { channel: dm, text: "hello?" }), "messages_tab_disabled");
    await actor.does("chat.postMessage", { channel: world.random, text: "hello!" });
  }
  await bob.does("chat.postMessage", { channel: among, text: "It is gone." });
});
