import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { requestInvite } from "../../../testkit/inviting.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { emailOf, isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.invites.create";
const eve = { name: "Eve", password: "a long enough password" };

async function letMembersInvite(world: Workspace, allowed = true): Promise<void> {
  const asked = { team_id: teamsOf(world).acme, required: !allowed };
  await world.alice.does("admin.teams.settings.setInviteApproval", asked);
}

async function invite(world: Workspace, person: Actor, params: object = {}) {
  return (await atHome(world, person)).does(method, { email: "Eve@acme.test", ...params });
}

async function refused(world: Workspace, person: Actor, params: object = {}): Promise<string> {
  return (await atHome(world, person)).refused(method, { email: "Eve@acme.test", ...params });
}

function pathOf(url = ""): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const pendingOf = async (world: Workspace) =>
  (await world.alice.does("admin.inviteRequests.list", { team_id: teamsOf(world).acme })).invite_requests;

describe(method, () => {
  test("asks the administrators while only they invite, and tells apps", async () => {
    await using world = await workspace();
    const secret = await makeChannel(world.bob, "vault", true);
    const asked = { role: "single_channel_guest", channel_ids: [secret], real_name: "Eve", reason: "Legal advice" };
    const { status, url, invite_request_id } = await invite(world, world.bob, asked);
    assert.deepEqual([status, url], ["requested", undefined]);
    const [event] = await eventsOf(world, "invite_requested");
    const nowS = Math.floor(world.clock.nowMs() / 1000);
    assert.deepEqual(event?.["invite_request"], {
      id: invite_request_id,
      email: "eve@acme.test",
      date_created: nowS,
      requester_ids: [world.bob.id],
      channel_ids: [secret],
      invite_type: "ultra_restricted",
      real_name: "Eve",
      date_expire: nowS + limits.invite_request_life_s,
      request_reason: "Legal advice",
      team: { id: teamsOf(world).acme, name: "Acme", domain: "acme" },
    });
  });

  test("makes one request of several members for one address, and replaces a member's own", async () => {
    await using world = await workspace();
    const first = await requestInvite(world, { reason: "First" });
    assert.equal(await requestInvite(world, { reason: "Second", email: "EVE@acme.test" }), first);
    assert.deepEqual(
      (await pendingOf(world)).map((one) => [one.requester_ids, one.request_reason]),
      [[[world.bob.id], "Second"]],
    );
    assert.equal(await requestInvite(world, { person: world.carol, reason: "Third" }), first);
    assert.deepEqual(
      (await pendingOf(world)).map((one) => [one.requester_ids, one.request_reason]),
      [[[world.bob.id, world.carol.id], "Second"]],
    );
  });

  test("makes another request when the first has expired", async () => {
    await using world = await workspace();
    const first = await requestInvite(world);
    world.clock.advance({ seconds: limits.invite_request_life_s });
    assert.deepEqual(await pendingOf(world), []);
    assert.notEqual(await requestInvite(world), first);
  });

  test("invites at once where members may, and for administrators", async () => {
    await using server = await serving();
    await letMembersInvite(server);
    const { status, url } = await invite(server, server.bob, { channel_ids: [server.random] });
    assert.equal(status, "invited");
    assert.equal(await joins(server, url), true);
    await letMembersInvite(server, false);
    assert.equal((await invite(server, server.alice, { email: "finn@acme.test" })).status, "invited");
    assert.deepEqual(await pendingOf(server), []);
  });

  test("ends the open links of members when approval becomes necessary, and no others", async () => {
    await using server = await serving({ seed: seedWithAdmins("carol") });
    await letMembersInvite(server);
    const bobs = await invite(server, server.bob);
    const carols = await invite(server, server.carol, { email: "finn@acme.test" });
    const alices = await invite(server, server.alice, { email: "gail@acme.test" });
    await letMembersInvite(server, false);
    const states = [bobs, carols, alices].map(async ({ url }) => (await server.browser().get(pathOf(url))).status);
    assert.deepEqual(await Promise.all(states), [404, 200, 200]);
  });

  refuses(method, {
    user_is_restricted: (world) => refused(world, world.dora),
    invalid_email: (world) => refused(world, world.bob, { email: "eve" }),
    failed_to_validate_channels: async (world) => {
      const hidden = await makeChannel(world.alice, "board", true);
      assert.equal(await refused(world, world.bob, { channel_ids: [hidden] }), "failed_to_validate_channels");
      return refused(world, world.bob, { role: "multi_channel_guest" });
    },
    already_in_team: (world) => refused(world, world.bob, { email: emailOf(world, "carol") }),
    already_in_team_invited_user: async (world) => {
      await invite(world, world.alice);
      return refused(world, world.bob);
    },
    user_disabled: async (world) => {
      await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.carol.id });
      return refused(world, world.bob, { email: emailOf(world, "carol") });
    },
  });
});

async function joins(server: Serving, url: string | undefined): Promise<boolean> {
  const browser = server.browser();
  await browser.send(pathOf(url), eve);
  return isSignedIn(browser);
}
