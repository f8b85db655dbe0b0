import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";

const eve = { name: "Eve Ericson", email: "eve@acme.test", password: "a password to remember" };

async function inviteTo(server: Serving, more: { uses?: number; role?: "multi_channel_guest" } = {}) {
  const { invite } = await server.alice.does("admin.inviteLinks.create", { team_id: teamsOf(server).acme, ...more });
  return { invite, path: invite.url.slice(server.url.length) };
}

describe("joining by a link", () => {
  test("creates an account, signs in, joins the general channel, and everyone is notified", async () => {
    await using server = await serving();
    const { path } = await inviteTo(server);
    const browser = server.browser();

    assert.match(await (await browser.get(path)).text(), /Join Acme/);
    const answer = await browser.send(path, eve);

    assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/"]);
    assert.ok(await isSignedIn(browser));
    const { users } = await server.alice.does("admin.users.list", {});
    const joined = users.find(({ email }) => email === eve.email);
    assert.deepEqual([joined?.username, joined?.full_name, joined?.is_restricted], ["eve", eve.name, false]);
    const { members } = await server.alice.does("conversations.members", { channel: server.general });
    assert.ok(members.includes(joined?.id ?? ""));
    assert.equal((await eventsOf(server, "team_join")).length, 1);
    const later = server.browser();
    await later.send("/sign-in", { login: eve.email, password: eve.password });
    assert.ok(await isSignedIn(later));
  });

  test("takes as many people as the link says, also when they come at once, and then no more", async () => {
    await using server = await serving();
    const { path } = await inviteTo(server, { uses: 2, role: "multi_channel_guest" });

    const answers = await Promise.all(
      ["a", "b", "c"].map((name) => server.browser().send(path, { ...eve, email: `${name}@acme.test` })),
    );

    const statuses = answers.map(({ status }) => status).toSorted();
    assert.deepEqual(statuses.slice(0, 2), [303, 303]);
    assert.notEqual(statuses[2], 303);
    const { users } = await server.alice.does("admin.users.list", {});
    assert.equal(users.filter(({ full_name, is_restricted }) => full_name === eve.name && is_restricted).length, 2);
    assert.equal((await server.browser().get(path)).status, 404);
  });

  test("gives nobody the name of Slackbot", async () => {
    await using server = await serving();
    const { path } = await inviteTo(server);
    const email = "slackbot@elsewhere.test";
    await server.browser().send(path, { ...eve, email });

    const { users } = await server.alice.does("admin.users.list", {});

    assert.equal(users.find((user) => user.email === email)?.username, "slackbot2");
  });

  test("gives a second person of a name another one, and no address twice", async () => {
    await using server = await serving();
    const { path } = await inviteTo(server, { uses: 5 });
    await server.browser().send(path, { ...eve, email: "alice@elsewhere.test" });

    const again = await server.browser().send(path, { ...eve, email: "ALICE@acme.test" });

    assert.equal(again.status, 401);
    assert.match(await again.text(), /in the workspace already/);
    const { users } = await server.alice.does("admin.users.list", {});
    assert.ok(users.some(({ username }) => username === "alice2"));
  });

  test("says what is wrong with a form, and keeps what was typed", async () => {
    await using server = await serving();
    const { path } = await inviteTo(server);
    const wrong: [Partial<typeof eve>, RegExp][] = [
      [{ name: " " }, /what people should call you/],
      [{ email: "eve" }, /no email address/],
      [{ password: "short" }, /at least 12 characters/],
    ];

    for (const [part, expected] of wrong) {
      const answer = await server.browser().send(path, { ...eve, ...part });
      assert.equal(answer.status, 401);
      const text = await answer.text();
      assert.match(text, expected);
      assert.ok(!text.includes(eve.password));
    }
  });

  test("ends with the account of the administrator who made the link, who could else come back by it", async () => {
    await using server = await serving({ seed: seedWithAdmins("bob") });
    const { acme: team_id } = teamsOf(server);
    const { invite } = await server.bob.does("admin.inviteLinks.create", { team_id, uses: 5 });
    const { path: other } = await inviteTo(server);

    await server.alice.does("admin.users.remove", { team_id, user_id: server.bob.id });

    const path = invite.url.slice(server.url.length);
    assert.equal((await server.browser().send(path, eve)).status, 404);
    const { invites } = await server.alice.does("admin.inviteLinks.list", { team_id });
    assert.ok(!invites.some(({ id }) => id === invite.id));
    assert.equal((await server.browser().send(other, eve)).status, 303);
  });

  test("is closed to other sites, to wrong keys and to links that ended", async () => {
    await using server = await serving();
    const { invite, path } = await inviteTo(server);

    assert.equal((await server.browser().send(path, eve, { "sec-fetch-site": "cross-site" })).status, 403);
    assert.equal((await server.browser().get(path.slice(0, -1) + "x")).status, 404);
    assert.equal((await server.browser().get("/join/Il1?key=x")).status, 404);
    await server.alice.does("admin.inviteLinks.revoke", { team_id: teamsOf(server).acme, invite_id: invite.id });
    assert.equal((await server.browser().send(path, eve)).status, 404);
  });
});
