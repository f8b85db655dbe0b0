import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";
import type { Workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.invite";
const eve = { name: "Eve", password: "a long enough password" };

function ofEve(world: Workspace) {
  return { team_id: teamsOf(world).acme, email: "Eve@acme.test", channel_ids: [world.random] };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function channelsOf(server: Serving, userId: string): Promise<string[]> {
  const { channels } = await server.alice.does("users.conversations", { user: userId });
  return channels.map(({ name }) => name ?? "").toSorted();
}

async function personBy(server: Serving, address: string) {
  const { users } = await server.alice.does("admin.users.list", { team_id: teamsOf(server).acme, limit: 200 });
  return users.find(({ email }) => email === address);
}

describe(method, () => {
  test("creates a link with which the person joins the given and the default channels, once", async () => {
    await using server = await serving();
    const asked = { ...ofEve(server), custom_message: "Welcome <b>aboard</b>", real_name: "Eve Example" };
    const { url } = await server.alice.does(method, asked);
    const browser = server.browser();
    const page = await (await browser.get(pathOf(url))).text();
    assert.ok(page.includes("Welcome &lt;b&gt;aboard&lt;/b&gt;"), "the message is shown as text");
    assert.ok(page.includes("Eve Example"), "the name is suggested");

    assert.equal((await browser.send(pathOf(url), { ...eve, email: "mallory@evil.test" })).status, 303);

    assert.equal(await isSignedIn(browser), true);
    const person = await personBy(server, "eve@acme.test");
    assert.deepEqual([person?.is_restricted, person?.is_admin], [false, false]);
    assert.deepEqual(await channelsOf(server, person?.id ?? ""), ["general", "random"]);
    assert.equal((await server.browser().get(pathOf(url))).status, 404);
  });

  test("lets a guest into exactly the given channels, until the given time", async () => {
    await using server = await serving();
    const channel = await makeChannel(server.alice, "project");
    const until = Math.floor(server.clock.nowMs() / 1000) + 3600;
    const asked = { ...ofEve(server), channel_ids: [channel], is_ultra_restricted: true, guest_expiration_ts: until };
    const { url } = await server.alice.does(method, asked);
    const browser = server.browser();
    await browser.send(pathOf(url), eve);

    const person = await personBy(server, "eve@acme.test");
    assert.deepEqual([person?.is_ultra_restricted, person?.expiration_ts], [true, until]);
    assert.deepEqual(await channelsOf(server, person?.id ?? ""), ["project"]);
    server.clock.advance({ hours: 1 });
    assert.equal(await isSignedIn(browser), false);
  });

  test("replaces an open invitation with `resend`, and the earlier link stops working", async () => {
    await using server = await serving();
    const first = await server.alice.does(method, ofEve(server));
    const second = await server.alice.does(method, { ...ofEve(server), resend: true });
    assert.equal((await server.browser().get(pathOf(first.url))).status, 404);
    assert.equal((await server.browser().get(pathOf(second.url))).status, 200);
  });

  test("ends with the rights of the inviter", async () => {
    await using server = await serving({ seed: seedWithAdmins("bob") });
    const { url } = await server.bob.does(method, ofEve(server));
    await server.alice.does("admin.users.setRegular", { team_id: teamsOf(server).acme, user_id: server.bob.id });
    assert.equal((await server.browser().get(pathOf(url))).status, 404);
  });

  refuses(method, {
    not_an_admin: (world) => world.bob.refused(method, ofEve(world)),
    team_not_found: (world) => world.alice.refused(method, { ...ofEve(world), team_id: teamsOf(world).birch }),
    invalid_email: (world) => world.alice.refused(method, { ...ofEve(world), email: "eve" }),
    failed_to_validate_channels: async (world) => {
      const none = { ...ofEve(world), channel_ids: ["C0000000000"] };
      assert.equal(await world.alice.refused(method, none), "failed_to_validate_channels");
      const two = { ...ofEve(world), channel_ids: [world.random, world.general], is_ultra_restricted: true };
      return world.alice.refused(method, two);
    },
    failed_to_validate_custom_message: (world) =>
      world.alice.refused(method, { ...ofEve(world), custom_message: "a".repeat(1001) }),
    failed_to_validate_expiration: async (world) => {
      const soon = Math.floor(world.clock.nowMs() / 1000) + 60;
      const member = { ...ofEve(world), guest_expiration_ts: soon };
      assert.equal(await world.alice.refused(method, member), "failed_to_validate_expiration");
      return world.alice.refused(method, { ...ofEve(world), is_restricted: true, guest_expiration_ts: 1 });
    },
    already_in_team: (world) => world.alice.refused(method, { ...ofEve(world), email: emailOf(world, "bob") }),
    already_in_team_invited_user: async (world) => {
      await world.alice.does(method, ofEve(world));
      return world.alice.refused(method, ofEve(world));
    },
    user_disabled: async (world) => {
      await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.bob.id });
      return world.alice.refused(method, { ...ofEve(world), email: emailOf(world, "bob") });
    },
    feature_not_enabled: (world) =>
      world.alice.refused(method, { ...ofEve(world), email_password_policy_enabled: true }),
  });

  test("does not let admins of another workspace invite", async () => {
    await using server = await serving();
    assert.equal(await personOf(server, "erin").refused(method, ofEve(server)), "not_an_admin");
  });
});

function emailOf(world: Workspace, name: string): string {
  return world.dev.users.find((user) => user.name === name)?.email ?? "";
}
