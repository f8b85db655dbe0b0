import { refuses } from "../../../testkit/refuses.ts";

const method = "admin.conversations.ekm.listOriginalConnectedChannelInfo";

refuses(method, {
  not_enabled: ({ alice, random }) => alice.refused(method, { channel_ids: [random] }),
  not_an_admin: ({ bob }) => bob.refused(method, {}),
});
