import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createApp, install } from "../../../testkit/installing.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { configureApp, Receiver, subscribe } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const userEvents = ["user_change", "user_profile_changed", "user_status_changed"];

async function typesAfter(world: Workspace, change: () => Promise<unknown>): Promise<string[]> {
  const before = await outboxEnd(world);
  await change();
  return (await eventsAfter(world, before)).map(({ type }) => type);
}

describe("events about a person", () => {
  test("carry the user as users.info presents it to the same app", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, userEvents);

    await world.bob.does("users.profile.set", { profile: { status_text: "Away", pronouns: "he" } });
    await world.platform.settle();

    const { user } = await world.bot.does("users.info", { user: world.bob.id });
    assert.equal(user.profile.email, "bob@acme.test");
    const events = receiver.received.map(({ body }) => body.event);
    assert.deepEqual(
      events.map(({ type }) => type),
      userEvents,
    );
    for (const event of events) {
      assert.deepEqual(event["user"], user);
      assert.equal(event["cache_ts"], user.updated);
      assert.match(String(event["event_ts"]), /^\d+\.\d{6}$/);
    }
  });

  test("carry no address for an app without users:read.email", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const app = await createApp(world, { scopes: { bot: ["users:read"] } });
    const { access_token: token = "" } = await install(world, "alice", app, { scope: "users:read" });
    const settings = { event_subscriptions: { request_url: receiver.url, bot_events: userEvents } };
    await configureApp(world, settings, {}, { id: app.appId });

    await world.bob.does("users.profile.set", { profile: { status_text: "Away" } });
    await world.platform.settle();

    const { user } = await world.actor(token).does("users.info", { user: world.bob.id });
    assert.equal(user.profile.email, undefined);
    assert.equal(receiver.received.length, 3);
    for (const { body, text } of receiver.received) {
      assert.deepEqual(body.event["user"], user);
      assert.ok(!text.includes("bob@acme.test"));
    }
  });

  test("say user_profile_changed for a profile, and user_status_changed for a status alone", async () => {
    await using world = await workspace();
    const set = (profile: Readonly<Record<string, unknown>>) => () => world.bob.does("users.profile.set", { profile });

    assert.deepEqual(await typesAfter(world, set({ title: "Cook" })), ["user_change", "user_profile_changed"]);
    assert.deepEqual(await typesAfter(world, set({ status_text: "Away" })), userEvents);
    assert.deepEqual(await typesAfter(world, set({ status_text: "Away", title: "Chef" })), [
      "user_change",
      "user_profile_changed",
    ]);
    assert.deepEqual(await typesAfter(world, set({ status_emoji: "tada" })), userEvents);
    assert.deepEqual(await typesAfter(world, set({ status_expiration: 2_000_000_000 })), userEvents);
    assert.deepEqual(await typesAfter(world, set({ title: "Chef" })), ["user_change"]);
  });

  test("say user_change alone when a role changes", async () => {
    await using world = await workspace();
    const team_id = world.dev.teams[0]?.id ?? "";

    const types = await typesAfter(world, () =>
      world.alice.does("admin.users.setAdmin", { team_id, user_id: world.bob.id }),
    );

    assert.deepEqual(types, ["user_change"]);
  });

  test("carry the profile as it was when it changed", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["user_change"]);

    for (const title of ["Cook", "Chef"]) await world.bob.does("users.profile.set", { profile: { title } });
    await world.platform.settle();

    const titles = receiver.received.map(({ body }) => (body.event["user"] as { profile: { title: string } }).profile);
    assert.deepEqual(
      titles.map(({ title }) => title),
      ["Cook", "Chef"],
    );
  });
});
