import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inBrowser, PushService } from "../../../testkit/pushService.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.push.unsubscribe";

describe(method, () => {
  test("ends what the caller subscribed, with what is on its way, and nothing of others", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await using service = await PushService.open();
    const [alice, bob] = [await inBrowser(world, "alice"), await inBrowser(world, "bob")];
    const subscription = service.subscription();
    await alice.does("client.push.key", {});
    await alice.does("client.push.subscribe", subscription);
    service.answers.push({ status: 503 });
    await world.bob.does("chat.postMessage", { channel: world.random, text: `<@${alice.id}>` });
    await world.platform.settle();
    const count = async (table: "push_subscriptions" | "push_messages") =>
      (await world.platform.store.db.selectFrom(table).selectAll().execute()).length;

    await bob.does(method, { endpoint: subscription.endpoint });
    assert.deepEqual([await count("push_subscriptions"), await count("push_messages")], [1, 1]);
    await alice.does(method, { endpoint: subscription.endpoint });
    await alice.does(method, { endpoint: subscription.endpoint });
    assert.deepEqual([await count("push_subscriptions"), await count("push_messages")], [0, 0]);
  });
});
