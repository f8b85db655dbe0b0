import { refuses } from "../../../testkit/refuses.ts";

const method = "admin.conversations.createForObjects";

const params = { object_id: "006000000000001AAA", salesforce_org_id: "00D000000000001AAA" };

refuses(method, {
  feature_not_enabled: ({ alice }) => alice.refused(method, params),
  restricted_action: ({ bob }) => bob.refused(method, params),
});
