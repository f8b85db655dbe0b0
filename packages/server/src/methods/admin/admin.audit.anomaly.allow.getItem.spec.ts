import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.audit.anomaly.allow.getItem";
const update = "admin.audit.anomaly.allow.updateItem";

describe(method, () => {
  test("shows the networks as they were set, and empty lists before", async () => {
    await using world = await workspace();
    const { alice } = world;
    const { trusted_cidr: before, trusted_asns: systems } = await alice.does(method, {});
    assert.deepEqual([before, systems], [[], []]);

    await alice.does(update, { trusted_cidr: ["8.8.8.0/24", "192.0.2.0/28"] });

    const { trusted_cidr: networks } = await alice.does(method, {});
    assert.deepEqual(networks, ["8.8.8.0/24", "192.0.2.0/28"]);
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, {}),
    restricted_action: ({ bob }) => bob.refused(method, {}),
  });
});
