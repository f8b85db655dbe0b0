import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "chat.getPermalink";

describe(method, () => {
  test("begins where the workspace lives, and names channel and message", async () => {
    await using world = await workspace();
    const { url } = await world.bob.does("auth.test", {});
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "root" });

    const { permalink } = await world.bob.does(method, { channel: world.random, message_ts: ts });

    assert.equal(permalink, `${url}archives/${world.random}/p${ts.replace(".", "")}`);
  });

  test("that of a reply says where its thread begins", async () => {
    await using world = await workspace();
    const root = await world.alice.does("chat.postMessage", { channel: world.random, text: "root" });
    const reply = { channel: world.random, text: "reply", thread_ts: root.ts };
    const { ts } = await world.alice.does("chat.postMessage", reply);

    const { permalink } = await world.bob.does(method, { channel: world.random, message_ts: ts });

    assert.ok(permalink.endsWith(`/p${ts.replace(".", "")}?thread_ts=${root.ts}&cid=${world.random}`));
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, message_ts: "1.000001" }),
    message_not_found: ({ alice, random }) => alice.refused(method, { channel: random, message_ts: "1.000001" }),
  });
});
