import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { requestInvite } from "../../../testkit/inviting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { slackbotTexts } from "../../../testkit/requesting.ts";
import { isSignedIn, serving } from "../../../testkit/signingIn.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.inviteRequests.approve";
const eve = { name: "Eve", password: "a long enough password" };

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

describe(method, () => {
  test("makes a link with which the person joins as requested, also a private channel of the requester", async () => {
    await using server = await serving();
    const { acme } = teamsOf(server);
    const secret = await makeChannel(server.bob, "vault", true);
    const id = await requestInvite(server, {
      role: "single_channel_guest",
      channel_ids: [secret],
      real_name: "Eve E.",
    });
    const { url } = await server.alice.does(method, { invite_request_id: id, team_id: acme });
    const browser = server.browser();
    assert.ok((await (await browser.get(pathOf(url))).text()).includes("Eve E."), "the name is suggested");
    await browser.send(pathOf(url), { ...eve, email: "mallory@evil.test" });

    assert.equal(await isSignedIn(browser), true);
    const { users } = await server.alice.does("admin.users.list", { team_id: acme, limit: 200 });
    const person = users.find(({ email }) => email === "eve@acme.test");
    assert.equal(person?.is_ultra_restricted, true);
    assert.ok((await server.bob.does("conversations.members", { channel: secret })).members.includes(person?.id ?? ""));
    assert.deepEqual((await server.alice.does("admin.inviteRequests.list", {})).invite_requests, []);
  });

  test("notifies everyone who has asked by Slackbot", async () => {
    await using world = await workspace();
    const id = await requestInvite(world, { email: "<b>&eve@acme.test" });
    await requestInvite(world, { email: "<b>&eve@acme.test", person: world.carol });
    await world.alice.does(method, { invite_request_id: id });
    const text = `<@${world.alice.id}> approved your request to invite &lt;b&gt;&amp;eve@acme.test, and has the link of the invitation.`;
    for (const person of [world.bob, world.carol]) assert.equal((await slackbotTexts(person)).at(-1), text);
  });

  test("is in the audit log", async () => {
    await using world = await workspace();
    await world.alice.does(method, { invite_request_id: await requestInvite(world) });
    const { entries } = await world.alice.does("admin.audit.list", {});
    assert.ok(entries.some(({ action, details }) => action === method && details["email"] === "eve@acme.test"));
  });

  test("leaves a request pending that cannot be fulfilled", async () => {
    await using world = await workspace();
    const { channel } = await world.alice.does("conversations.create", { name: "fleeting" });
    const id = await requestInvite(world, { channel_ids: [channel.id] });
    await world.alice.does("conversations.archive", { channel: channel.id });
    assert.equal(await world.alice.refused(method, { invite_request_id: id }), "failed_to_send_invite");
    const { invite_requests } = await world.alice.does("admin.inviteRequests.list", {});
    assert.deepEqual(
      invite_requests.map((request) => request.id),
      [id],
    );
    await world.alice.does("conversations.unarchive", { channel: channel.id });
    await world.alice.does(method, { invite_request_id: id });
  });

  for (const direct of ["admin.users.invite", "client.invites.create"] as const) {
    test(`is done by an administrator's invitation with ${direct}, with one entry in the audit log`, async () => {
      await using world = await workspace();
      const { acme } = teamsOf(world);
      const id = await requestInvite(world, { email: "eve@acme.test" });
      await requestInvite(world, { email: "eve@acme.test", person: world.carol });
      const asked = { email: "Eve@acme.test", channel_ids: [world.general] };
      if (direct === "admin.users.invite") await world.alice.does(direct, { ...asked, team_id: acme });
      else await (await atHome(world, world.alice)).does(direct, asked);

      assert.deepEqual((await world.alice.does("admin.inviteRequests.list", {})).invite_requests, []);
      const { approved_requests } = await world.alice.does("admin.inviteRequests.approved.list", {});
      assert.deepEqual(
        approved_requests.map(({ invite_request, approved_by }) => [invite_request.id, approved_by.actor_id]),
        [[id, world.alice.id]],
      );
      assert.equal(await world.alice.refused(method, { invite_request_id: id }), "already_processed");
      const entries = await world.platform.store.db
        .selectFrom("audit_entries")
        .select(["actor_id", "method"])
        .where("action", "=", "invite_request_approved")
        .execute();
      assert.deepEqual(entries, [{ actor_id: world.alice.id, method: direct }]);
      const text = `<@${world.alice.id}> approved your request to invite eve@acme.test, and has the link of the invitation.`;
      for (const person of [world.bob, world.carol]) assert.equal((await slackbotTexts(person)).at(-1), text);
    });
  }

  test("is not done by an invitation that is refused", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    const id = await requestInvite(world);
    const asked = { team_id: acme, email: "eve@acme.test", channel_ids: ["C0000000NOT"] };
    assert.equal(await world.alice.refused("admin.users.invite", asked), "failed_to_validate_channels");
    const { invite_requests } = await world.alice.does("admin.inviteRequests.list", {});
    assert.deepEqual(
      invite_requests.map((request) => request.id),
      [id],
    );
  });

  test("does not open a private channel that the requester has left", async () => {
    await using world = await workspace();
    const secret = await makeChannel(world.bob, "vault", true);
    await world.bob.does("conversations.invite", { channel: secret, users: [world.carol.id] });
    const id = await requestInvite(world, { channel_ids: [secret] });
    await world.bob.does("conversations.leave", { channel: secret });
    assert.equal(await world.alice.refused(method, { invite_request_id: id }), "failed_to_send_invite");
  });

  refuses(method, {
    team_not_found: async (world) =>
      world.alice.refused(method, { invite_request_id: await requestInvite(world), team_id: teamsOf(world).birch }),
    not_an_admin: async (world) => {
      const invite_request_id = await requestInvite(world);
      assert.equal(await world.carol.refused(method, { invite_request_id: "Ir0NOBODY00" }), "not_an_admin");
      return world.carol.refused(method, { invite_request_id });
    },
    invalid_request: async (world) => {
      const invite_request_id = await requestInvite(world);
      const elsewhere = { invite_request_id, team_id: teamsOf(world).labs };
      assert.equal(await world.alice.refused(method, elsewhere), "invalid_request");
      return personOf(world, "frank").refused(method, { invite_request_id });
    },
    already_processed: async (world) => {
      const invite_request_id = await requestInvite(world);
      await world.alice.does(method, { invite_request_id });
      return world.alice.refused(method, { invite_request_id });
    },
    failed_to_send_invite: async (world) => {
      const { channel } = await world.alice.does("conversations.create", { name: "fleeting" });
      const invite_request_id = await requestInvite(world, { channel_ids: [channel.id] });
      await world.alice.does("conversations.archive", { channel: channel.id });
      return world.alice.refused(method, { invite_request_id });
    },
  });
});
