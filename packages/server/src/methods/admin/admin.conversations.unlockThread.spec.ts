import { describe, test } from "node:test";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.unlockThread";
const nowhere = { thread_ts: "1.000001" };

describe(method, () => {
  test("lets people reply again, however often it was locked and unlocked", async () => {
    await using world = await workspace();
    const { alice, bob, random: channel } = world;
    const { ts } = await alice.does("chat.postMessage", { channel, text: "root" });
    const thread = { channel_id: channel, thread_ts: ts };

    await alice.does("admin.conversations.lockThread", thread);
    await alice.does("admin.conversations.lockThread", thread);
    await alice.does(method, thread);
    await alice.does(method, thread);

    await bob.does("chat.postMessage", { channel, text: "at last", thread_ts: ts });
  });

  refuses(method, {
    not_an_admin: ({ bob, general }) => bob.refused(method, { channel_id: general, ...nowhere }),
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0", ...nowhere }),
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.bob, world.carol), ...nowhere }),
    thread_not_found: ({ alice, general }) => alice.refused(method, { channel_id: general, ...nowhere }),
  });
});
