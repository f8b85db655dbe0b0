import { refuses } from "../../../testkit/refuses.ts";

const method = "admin.conversations.unlinkObjects";

refuses(method, {
  channel_not_found: ({ alice, random }) => alice.refused(method, { channel: random, new_name: "plans" }),
  restricted_action: ({ bob, random }) => bob.refused(method, { channel: random, new_name: "plans" }),
});
