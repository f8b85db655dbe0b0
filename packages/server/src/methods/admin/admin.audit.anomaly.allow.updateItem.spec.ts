import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.audit.anomaly.allow.updateItem";
const read = "admin.audit.anomaly.allow.getItem";

/** Bob's token is used there, by that client. */
async function use(world: Workspace, address: string, client: string): Promise<void> {
  const authorization = `Bearer ${world.bob.token}`;
  const body = await world.send({ method: "auth.test", authorization, address: () => address, client: () => client });
  assert.equal(body.ok, true);
}

async function anomalies(world: Workspace) {
  return (await world.alice.does("admin.audit.list", { action: "anomaly" })).entries;
}

describe(method, () => {
  test("keeps sessions that move to a trusted network out of the log, and no others", async () => {
    await using world = await workspace();
    await world.alice.does(method, { trusted_cidr: ["198.51.100.0/24"] });

    await use(world, "192.0.2.1", "App/1");
    await use(world, "198.51.100.7", "curl/8");
    assert.deepEqual(await anomalies(world), []);
    await use(world, "203.0.113.9", "Other/2");

    const [entry, ...more] = await anomalies(world);
    assert.equal(more.length, 0);
    assert.deepEqual([entry?.entity, entry?.actor.user?.id], [{ type: "user", id: world.bob.id }, world.bob.id]);
    await world.alice.does(method, { trusted_cidr: [] });
    world.clock.advance({ hours: 2 });
    await use(world, "192.0.2.1", "App/1");
    await use(world, "198.51.100.7", "curl/8");
    assert.equal((await anomalies(world)).length, 2);
  });

  test("replaces the list as a whole, keeps it when it is left out, and is in the audit log", async () => {
    await using world = await workspace();
    const { alice } = world;
    await alice.does(method, { trusted_cidr: ["10.0.0.0/8", "8.8.8.0/24"] });
    await alice.does(method, { trusted_cidr: ["203.0.113.0/24"] });
    await alice.does(method, { trusted_asns: [] });

    assert.deepEqual((await alice.does(read, {})).trusted_cidr, ["203.0.113.0/24"]);
    const { entries } = await alice.does("admin.audit.list", {
      action: "user_anomaly_event_response_allowlist_changed",
    });
    assert.deepEqual(
      entries.map(({ details }) => details["trusted_cidr"]),
      [undefined, ["203.0.113.0/24"], ["10.0.0.0/8", "8.8.8.0/24"]],
    );
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, { trusted_cidr: [] }),
    restricted_action: ({ bob }) => bob.refused(method, { trusted_cidr: [] }),
    invalid_field_or_data: ({ alice }) => alice.refused(method, { trusted_cidr: ["2001:db8::/32"] }),
  });

  test("refuses what is no IPv4 network, and systems, and leaves the list as it is", async () => {
    await using world = await workspace();
    const { alice } = world;
    await alice.does(method, { trusted_cidr: ["10.0.0.0/8"] });
    const many = Array.from({ length: 101 }, (_, at) => `10.0.${at}.0/24`);
    for (const wrong of ["10.0.0.1", "10.0.0.0/33", "10.0.0.0/8/8", "office", ""]) {
      assert.equal(await alice.refused(method, { trusted_cidr: [wrong] }), "invalid_field_or_data", wrong);
    }
    assert.equal(await alice.refused(method, { trusted_cidr: many }), "invalid_field_or_data");
    assert.equal(await alice.refused(method, { trusted_cidr: [], trusted_asns: [12345] }), "invalid_field_or_data");
    assert.deepEqual((await alice.does(read, {})).trusted_cidr, ["10.0.0.0/8"]);
  });

  test("is not for a reader of the log: what it shows is not theirs to decide", async () => {
    await using world = await workspace();
    await world.alice.does("admin.roles.addAssignments", {
      role_id: "Rl0C",
      entity_ids: [world.dev.org?.id ?? "", teamsOf(world).acme],
      user_ids: [world.carol.id],
    });

    assert.equal((await world.carol.asks(read, {})).ok, true);
    assert.equal(await world.carol.refused(method, { trusted_cidr: [] }), "restricted_action");
  });
});
