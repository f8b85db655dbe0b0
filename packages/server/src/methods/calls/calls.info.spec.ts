import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addCall, otherBot, postCall } from "../../../testkit/calls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "calls.info";

describe(method, () => {
  test("lists the conversations with a message that shows it, each once", async () => {
    await using world = await workspace();
    const id = await addCall(world);
    const { ts } = await postCall(world, id, world.random);
    await postCall(world, id);
    await postCall(world, id);

    assert.deepEqual((await world.bot.does(method, { id })).call.channels, [world.general, world.random].toSorted());
    await world.bot.does("chat.delete", { channel: world.random, ts });
    assert.deepEqual((await world.bot.does(method, { id })).call.channels, [world.general]);
  });

  refuses(method, {
    invalid_call_id: ({ bot }) => bot.refused(method, { id: "R0NOSUCH" }),
    "invalid_call_id for another app": async (world) => {
      const id = await addCall(world);
      return otherBot(world).refused(method, { id });
    },
  });
});
