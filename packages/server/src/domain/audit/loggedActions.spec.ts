import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { inviteFrank } from "../../../testkit/sharing.ts";
import { joinAsNewcomer } from "../../../testkit/newcomers.ts";
import { download, upload } from "../../../testkit/files.ts";
import { emailOf, enrol, type Serving, serving } from "../../../testkit/signingIn.ts";

interface Logged {
  readonly action: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly entity_type: string;
  readonly entity_id: string;
  readonly entity: string;
  readonly address: string;
  readonly client: string;
  readonly session_id: string;
  readonly method: string;
  readonly details: string;
}

function logged({ platform }: Serving, ...actions: string[]): Promise<Logged[]> {
  return platform.store.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("action", "in", actions)
    .orderBy("id")
    .execute();
}

/** The only entry of this action. */
async function theOne(world: Serving, action: string): Promise<Logged> {
  const [entry, ...more] = await logged(world, action);
  assert.ok(entry, `no entry for ${action}`);
  assert.equal(more.length, 0, `${more.length + 1} entries for ${action}`);
  return entry;
}

describe("the audit log has exactly one entry with its actor and entity", () => {
  test("for each change of a channel and its members, and none for what changes nothing", async () => {
    await using world = await serving();
    const { alice, bob } = world;
    const { channel } = await alice.does("conversations.create", { name: "plans" });
    await bob.does("conversations.join", { channel: channel.id });
    await bob.does("conversations.join", { channel: channel.id });
    await bob.refused("conversations.join", { channel: "C0000000NOT" });
    await bob.does("conversations.leave", { channel: channel.id });
    await alice.does("conversations.rename", { channel: channel.id, name: "plans2" });
    await alice.does("conversations.archive", { channel: channel.id });
    await alice.does("conversations.unarchive", { channel: channel.id });

    const created = await theOne(world, "public_channel_created");
    assert.deepEqual(JSON.parse(created.entity), {
      name: "plans",
      privacy: "public",
      is_shared: false,
      is_org_shared: false,
      teams_shared_with: [],
    });
    for (const [action, actor] of [
      ["public_channel_created", alice],
      ["user_channel_join", bob],
      ["user_channel_leave", bob],
      ["channel_renamed", alice],
      ["public_channel_archive", alice],
      ["public_channel_unarchive", alice],
    ] as const) {
      const entry = await theOne(world, action);
      assert.deepEqual([entry.actor_id, entry.entity_id, entry.address], [actor.id, channel.id, "192.0.2.1"], action);
      assert.ok(entry.method.startsWith("conversations."));
    }
    assert.equal(JSON.parse((await theOne(world, "channel_renamed")).details).previous_name, "plans");
  });

  test("for an administrator's change, under both names", async () => {
    await using world = await serving();
    await world.alice.does("admin.conversations.archive", { channel_id: world.random });

    const entry = await theOne(world, "public_channel_archive");
    assert.equal(entry.method, "admin.conversations.archive");
    assert.equal((await logged(world, "admin.conversations.archive")).length, 0);
  });

  test("for sign-ins, failed ones and sign-outs, with the browser and its session", async () => {
    await using world = await serving();
    const browser = world.browser();
    const login = emailOf(world, "bob");
    const headers = { "sec-fetch-site": "same-origin", "user-agent": "Browser/1" };
    await browser.send("/sign-in", { login, password: "wrong" }, headers);
    const failed = await theOne(world, "user_login_failed");
    assert.deepEqual([failed.actor_id, failed.client, failed.address], [world.bob.id, "Browser/1", "127.0.0.1"]);
    assert.equal((await logged(world, "user_login")).length, 0);

    await browser.send("/sign-in", { login, password: world.passwordOf("bob") }, headers);
    const entry = await theOne(world, "user_login");
    assert.deepEqual(
      [entry.actor_id, entry.entity_type, entry.entity_id, entry.client, entry.address],
      [world.bob.id, "user", world.bob.id, "Browser/1", "127.0.0.1"],
    );
    assert.match(entry.session_id, /^[0-9a-f]{16}$/);
    await browser.send("/sign-out", {});
    const out = await theOne(world, "user_logout");
    assert.deepEqual([out.actor_id, out.session_id], [world.bob.id, entry.session_id]);
  });

  test("for files that are uploaded, shared, downloaded, made public and deleted", async () => {
    await using world = await serving();
    const { alice, bob, general } = world;
    const file = await upload(world, alice, { channels: [general], bytes: "abc" });
    await download(bob, file.url_private);
    await download(bob, file.url_private, { range: "bytes=1-2" });
    await alice.does("files.sharedPublicURL", { file: file.id });
    await alice.does("files.revokePublicURL", { file: file.id });
    await alice.does("files.delete", { file: file.id });

    for (const [action, actor] of [
      ["file_uploaded", alice],
      ["file_shared", alice],
      ["file_downloaded", bob],
      ["file_public_link_created", alice],
      ["file_public_link_revoked", alice],
      ["file_deleted", alice],
    ] as const) {
      const entry = await theOne(world, action);
      assert.deepEqual([entry.actor_id, entry.entity_type, entry.entity_id], [actor.id, "file", file.id], action);
      assert.equal(JSON.parse(entry.entity).name, file.name);
    }
  });

  test("for a message that an administrator deletes, and not for one's own", async () => {
    await using world = await serving();
    const { alice, bob, general: channel } = world;
    const post = async () => (await bob.does("chat.postMessage", { channel, text: "Hello" })).ts;
    await bob.does("chat.delete", { channel, ts: await post() });
    const ts = await post();
    await alice.does("chat.delete", { channel, ts });

    const entry = await theOne(world, "message_deleted");
    assert.deepEqual([entry.actor_id, entry.entity_type], [alice.id, "message"]);
    assert.deepEqual(JSON.parse(entry.entity), { team: teamsOf(world).acme, channel, timestamp: ts });
    assert.equal(JSON.parse(entry.details).author, bob.id);
  });

  test("for a caller whom the network policy refuses, once a minute", async () => {
    await using world = await serving();
    const policy = { team_id: teamsOf(world).acme, networks: ["198.51.100.0/24"], methods: ["users.list"] };
    await world.alice.does("admin.teams.settings.setNetworkPolicy", policy);
    for (let at = 0; at < 3; at++) await world.bob.refused("users.list", {});

    const entry = await theOne(world, "ip_allowlist_access_denied");
    assert.deepEqual([entry.actor_id, entry.address], [world.bob.id, "192.0.2.1"]);
    world.clock.advance({ seconds: 61 });
    await world.bob.refused("users.list", {});
    assert.equal((await logged(world, "ip_allowlist_access_denied")).length, 2);
  });

  test("for user groups and the people in them, and none for what changes nothing", async () => {
    await using world = await serving();
    const { alice, bob, carol } = world;
    const { usergroup } = await alice.does("usergroups.create", { name: "Traders", handle: "traders" });
    const users = (...people: readonly { id: string }[]) =>
      alice.does("usergroups.users.update", { usergroup: usergroup.id, users: people.map(({ id }) => id) });
    await users(bob);
    await users(bob);
    await users(carol);
    await alice.does("usergroups.update", { usergroup: usergroup.id, name: "Dealers" });
    await alice.does("usergroups.enable", { usergroup: usergroup.id });

    for (const [action, name] of [
      ["usergroup_created", "Traders"],
      ["user_removed_from_usergroup", "Traders"],
      ["usergroup_updated", "Dealers"],
    ] as const) {
      const entry = await theOne(world, action);
      assert.deepEqual([entry.actor_id, entry.entity_type, entry.entity_id], [alice.id, "usergroup", usergroup.id]);
      assert.equal(JSON.parse(entry.entity).name, name);
    }
    const added = await logged(world, "user_added_to_usergroup");
    assert.deepEqual(
      added.map(({ details }) => JSON.parse(details).user),
      [bob.id, carol.id],
    );
  });

  test("for a token that its holder revokes, and a profile that is changed, but not for a status", async () => {
    await using world = await serving();
    const { bob } = world;
    await bob.does("users.profile.set", { profile: { status_text: "On a train" } });
    await bob.does("users.profile.set", { profile: { title: "Trader", status_text: "" } });
    await bob.does("auth.revoke", {});

    const profile = await theOne(world, "user_profile_updated");
    assert.deepEqual([profile.actor_id, profile.entity_id], [bob.id, bob.id]);
    assert.deepEqual(JSON.parse(profile.details).fields, ["title"]);
    const revoked = await theOne(world, "token_revoked");
    assert.deepEqual([revoked.actor_id, revoked.method], [bob.id, "auth.revoke"]);
    assert.notEqual(revoked.session_id, "");
    assert.equal(JSON.stringify(revoked).includes(bob.token), false);
  });

  test("for a second factor that is set up, a changed password, and a rule of retention by its kind", async () => {
    await using world = await serving();
    const browser = await world.signedIn("bob");
    await enrol(browser, world.clock.nowMs());
    const entry = await theOne(world, "two_factor_enabled");
    assert.deepEqual([entry.actor_id, entry.entity_id], [world.bob.id, world.bob.id]);

    const other = await world.signedIn("carol");
    const current = world.passwordOf("carol");
    await other.send("/account/password", { current, next: "a quite long new one", again: "a quite long new one" });
    assert.equal((await theOne(world, "user_password_changed")).actor_id, world.carol.id);

    await world.alice.does("admin.retention.rules.set", { kind: "private", duration_days: 90 });
    assert.equal((await theOne(world, "pref.private_channel_retention_changed")).method, "admin.retention.rules.set");
  });

  test("for a guest who joins by a link, and whose time is over", async () => {
    await using world = await serving();
    const { alice, clock, platform } = world;
    const { acme: teamId } = teamsOf(world);
    const id = await joinAsNewcomer(world, { admin: alice, teamId, role: "multi_channel_guest" });
    assert.equal((await theOne(world, "guest_created")).actor_id, id);
    const expiration = Math.floor(clock.nowMs() / 1000) + 86_400;
    await alice.does("admin.users.setExpiration", { team_id: teamId, user_id: id, expiration_ts: expiration });
    clock.advance({ hours: 25 });
    await platform.settle();

    for (const action of ["guest_expired", "guest_deactivated"]) {
      const entry = await theOne(world, action);
      assert.deepEqual([entry.actor_id, entry.entity_id], [null, id], action);
    }
  });

  test("for a guest who is deactivated and let in again, under the names for guests", async () => {
    await using world = await serving();
    const { alice, bob } = world;
    const { acme: team_id } = teamsOf(world);
    const user_id = await joinAsNewcomer(world, { admin: alice, teamId: team_id, role: "multi_channel_guest" });
    await bob.refused("admin.users.remove", { team_id, user_id });
    await alice.does("admin.users.remove", { team_id, user_id });
    await alice.refused("admin.users.remove", { team_id, user_id });
    await alice.does("admin.users.reactivate", { team_id, user_id });

    for (const [action, method] of [
      ["guest_deactivated", "admin.users.remove"],
      ["guest_reactivated", "admin.users.reactivate"],
    ] as const) {
      const entry = await theOne(world, action);
      assert.deepEqual([entry.actor_id, entry.entity_id, entry.method], [alice.id, user_id, method]);
      assert.equal(JSON.parse(entry.details).user_id, user_id);
    }
    assert.deepEqual(await logged(world, "user_deactivated", "user_reactivated"), []);
  });

  test("for canvases that are created and edited, without their text", async () => {
    await using world = await serving();
    const { alice, bob, general: channel_id } = world;
    const content = (markdown: string) => ({ type: "markdown" as const, markdown });
    const asked = { title: "Plans", document_content: content("The text") };
    const { canvas_id } = await alice.does("canvases.create", asked);
    await bob.refused("canvases.edit", { canvas_id, changes: [{ operation: "delete", section_id: "none" }] });
    const created = await theOne(world, "canvas_created");
    assert.deepEqual([created.actor_id, created.entity_type, created.entity_id], [alice.id, "canvas", canvas_id]);
    assert.deepEqual([created.method, created.address], ["canvases.create", "192.0.2.1"]);
    assert.deepEqual(JSON.parse(created.entity), { filetype: "quip", title: "Plans" });

    const change = { operation: "insert_at_end" as const, document_content: content("More text") };
    await alice.does("canvases.edit", { canvas_id, changes: [change] });
    const edited = await theOne(world, "canvas_edited");
    assert.deepEqual([edited.actor_id, edited.entity_id, edited.method], [alice.id, canvas_id, "canvases.edit"]);
    assert.deepEqual(JSON.parse(edited.details), { operation: "insert_at_end" });
    await alice.does("canvases.edit", {
      canvas_id,
      changes: [{ operation: "rename", title_content: content("Aims") }],
    });
    const [, renamed] = await logged(world, "canvas_edited");
    assert.equal(JSON.parse(renamed?.entity ?? "{}").title, "Aims");

    await alice.does("conversations.canvases.create", { channel_id, document_content: content("The text") });
    const [, ofChannel] = await logged(world, "canvas_created");
    assert.deepEqual(JSON.parse(ofChannel?.details ?? "{}"), { channel: channel_id });
    assert.equal(ofChannel?.method, "conversations.canvases.create");
  });

  test("for an invitation into a shared channel", async () => {
    await using world = await serving();
    const { invite_id: id, frank } = await inviteFrank(world);
    await frank.does("conversations.acceptSharedInvite", { invite_id: id });

    assert.equal((await theOne(world, "external_shared_channel_invite_sent")).entity_type, "channel");
    assert.equal((await theOne(world, "external_shared_channel_invite_accepted")).actor_id, frank.id);
  });
});
