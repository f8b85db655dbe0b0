import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { leaveRandom, messageIn, namingRefusals } from "../../../testkit/attaching.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "reactions.get";

describe(method, () => {
  test("reads one message with its reactions and where it is found", async () => {
    await using world = await workspace();
    const timestamp = await messageIn(world);
    await world.bob.does("reactions.add", { channel: world.random, timestamp, name: "tada" });

    const { type, channel, message } = await world.bot.does(method, { channel: world.random, timestamp });

    assert.deepEqual([type, channel], ["message", world.random]);
    assert.deepEqual(message.reactions, [{ name: "tada", users: [world.bob.id], count: 1 }]);
    assert.match(
      message.permalink ?? "",
      new RegExp(`/w/acme/archives/${world.random}/p${timestamp.replace(".", "")}$`),
    );
  });

  test("reads in a public channel that a person is not in, and lets no app do so", async () => {
    await using world = await workspace();
    const { channel } = await world.alice.does("conversations.create", { name: "elsewhere" });
    const timestamp = await messageIn(world, channel.id);

    const { message } = await (await leaveRandom(world)).does(method, { channel: channel.id, timestamp });

    assert.equal(message.text, "hello");
    assert.equal(await world.bot.refused(method, { channel: channel.id, timestamp }), "no_permission");
  });

  refuses(
    method,
    namingRefusals((actor, item) => actor.refused(method, { ...item })),
  );
});
