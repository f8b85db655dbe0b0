import { describe } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";

const method = "admin.auth.policy.getEntities";
const asked = { policy_name: "email_password", entity_type: "USER", entity_ids: ["U0123456789"] };

describe(method, () => {
  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, asked),
    policy_not_found: ({ alice }) => alice.refused(method, { ...asked, policy_name: "fingerprint" }),
    feature_not_enabled: ({ alice }) => alice.refused(method, asked),
  });
});
