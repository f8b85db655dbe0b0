import { describe } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";

const method = "admin.users.unsupportedVersions.export";

describe(method, () => {
  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, {}),
    could_not_export: ({ alice }) => alice.refused(method, {}),
  });
});
