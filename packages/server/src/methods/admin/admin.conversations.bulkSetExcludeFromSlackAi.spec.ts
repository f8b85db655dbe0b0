import { refuses } from "../../../testkit/refuses.ts";

const method = "admin.conversations.bulkSetExcludeFromSlackAi";

refuses(method, {
  feature_not_enabled: ({ alice, random }) => alice.refused(method, { channel_ids: [random], exclude: true }),
  restricted_action: ({ bob, random }) => bob.refused(method, { channel_ids: [random], exclude: true }),
});
