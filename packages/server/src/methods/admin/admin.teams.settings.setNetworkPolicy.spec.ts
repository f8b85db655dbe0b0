import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setNetworkPolicy";
const office = "192.0.2.0/24";

/** The code of a call from that address. */
async function from(world: Workspace, address: string, actor: Actor, called: string): Promise<string> {
  const body = await world.send({ method: called, authorization: `Bearer ${actor.token}`, address: () => address });
  return body.error ?? "ok";
}

describe(method, () => {
  test("answers accesslimited to callers outside the networks, whatever their token [API-12.3]", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).acme, networks: [office, "2001:db8::/32"] });

    for (const actor of [world.alice, world.bob, world.bot]) {
      assert.equal(await from(world, "192.0.2.77", actor, "auth.test"), "ok");
      assert.equal(await from(world, "2001:db8:1::5", actor, "auth.test"), "ok");
      assert.equal(await from(world, "198.51.100.1", actor, "auth.test"), "accesslimited");
    }
  });

  test("limits only the methods it names, and ends with an empty list", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);

    await world.alice.does(method, { team_id: acme, networks: ["203.0.113.9"], methods: ["users.list"] });

    assert.equal(await from(world, "192.0.2.1", world.bob, "users.list"), "accesslimited");
    assert.equal(await from(world, "203.0.113.9", world.bob, "users.list"), "ok");
    assert.equal(await from(world, "192.0.2.1", world.bob, "auth.test"), "ok");

    await world.alice.does(method, { team_id: acme, networks: [] });

    assert.equal(await from(world, "192.0.2.1", world.bob, "users.list"), "ok");
  });

  test("refuses a policy with a misspelled method, names it, and leaves the policy as it was", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    await world.alice.does(method, { team_id: acme, networks: ["203.0.113.9"], methods: ["users.list"] });

    const refused = await world.alice.asks(method, {
      team_id: acme,
      networks: [office],
      methods: ["users.list", "x.y"],
    });

    assert.equal(refused.error, "invalid_methods");
    assert.match(JSON.stringify(refused), /x\.y is no method/);
    assert.equal(await from(world, "192.0.2.1", world.bob, "users.list"), "accesslimited");
  });

  test("believes X-Forwarded-For only of trusted proxies", async () => {
    for (const [trustedProxies, code] of [
      [["127.0.0.1"], undefined],
      [[], "accesslimited"],
    ] as const) {
      await using world = await workspace({ trustedProxies });
      const url = await world.platform.listen();
      await world.alice.does(method, { team_id: teamsOf(world).acme, networks: [office] });

      const response = await fetch(`${url}/api/auth.test`, {
        headers: { authorization: `Bearer ${world.bob.token}`, "x-forwarded-for": "192.0.2.5" },
      });

      assert.equal(((await response.json()) as { error?: string }).error, code);
    }
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, networks: [] }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, networks: [] }),
    invalid_networks: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, networks: ["10.0.0.0/99"] }),
    invalid_methods: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, networks: [office], methods: ["users.lst"] }),
    caller_outside_networks: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, networks: ["203.0.113.0/24"] }),
  });
});
