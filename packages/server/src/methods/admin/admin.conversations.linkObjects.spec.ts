import { makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";

const method = "admin.conversations.linkObjects";

const record = { record_id: "006000000000001AAA", salesforce_org_id: "00D000000000001AAA" };

refuses(method, {
  channel_not_found: ({ alice }) => alice.refused(method, { channel: "C00NOWHERE0", ...record }),
  invalid_channel_type: async (world) =>
    world.alice.refused(method, { channel: await openDm(world, world.alice, world.bob), ...record }),
  channel_is_archived: async ({ alice, bob }) => {
    const channel = await makeChannel(bob, "old");
    await alice.does("admin.conversations.archive", { channel_id: channel });
    return alice.refused(method, { channel, ...record });
  },
  record_not_found: ({ alice, random }) => alice.refused(method, { channel: random, ...record }),
  restricted_action: ({ bob, random }) => bob.refused(method, { channel: random, ...record }),
});
