import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf, rotatingApp } from "../../../testkit/apps.ts";
import { configureApp, devApp, Receiver, subscribe } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const messages = ["message.channels", "message.groups", "message.im", "message.mpim"];

async function botUserOf(world: Workspace): Promise<string> {
  return (await world.bot.does("auth.test", {})).user_id;
}

describe("an app hears", () => {
  test("what is said in channels that its bot is in, and nothing of others", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, messages);

    await world.alice.does("chat.postMessage", { channel: world.secret, text: "among us" });
    await world.bob.does("chat.postMessage", { channel: world.random, text: "for all" });
    await world.platform.settle();

    assert.deepEqual(receiver.heard, ["message for all"]);
  });

  test("nothing that it did not subscribe to, under whatever name it asks", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.groups", "message"]);
    // Manifests of older versions may name what nobody knows.
    const { db } = world.platform.store;
    const { id } = devApp(world);
    const { manifest } = await db.selectFrom("apps").select("manifest").where("id", "=", id).executeTakeFirstOrThrow();
    const older = manifest.replace('"message"', '"message","access_ended","no_such_event"');
    assert.notEqual(older, manifest);
    await db.updateTable("apps").set({ manifest: older }).where("id", "=", id).execute();

    await world.bob.does("chat.postMessage", { channel: world.random, text: "for all" });
    await world.platform.settle();

    assert.deepEqual(receiver.heard, []);
  });

  test("of a mention besides the message, but not of its own", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["app_mention", "message.channels"]);
    const botUser = await botUserOf(world);

    await world.bob.does("chat.postMessage", { channel: world.random, text: `<@${botUser}> lunch?` });
    await world.bot.does("chat.postMessage", { channel: world.random, text: `I am <@${botUser}>` });
    await world.bob.does("chat.postMessage", { channel: world.random, text: `<@${world.alice.id}> lunch?` });
    await world.platform.settle();

    // Ids are made by chance, so what is expected is sorted, too.
    const expected = [
      `app_mention <@${botUser}> lunch?`,
      `message <@${botUser}> lunch?`,
      `message <@${world.alice.id}> lunch?`,
      `message I am <@${botUser}>`,
    ];
    assert.deepEqual(receiver.heard.toSorted(), expected.toSorted());
  });

  test("everything in a conversation with its bot, where nothing is a mention", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["app_mention", "message.im"]);
    const botUser = await botUserOf(world);
    const { channel } = await world.bob.does("conversations.open", { users: [botUser] });

    await world.bob.does("chat.postMessage", { channel: channel.id, text: `<@${botUser}> lunch?` });
    await world.platform.settle();

    assert.deepEqual(receiver.heard, [`message <@${botUser}> lunch?`]);
  });

  test("of reactions, members and new channels, in the words of their events", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const wanted = ["reaction_added", "member_joined_channel", "channel_created"];
    await subscribe(world, receiver, wanted);

    const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: "Lunch?" });
    await world.bob.does("reactions.add", { channel: world.random, timestamp: ts, name: "tada" });
    const { channel } = await world.bob.does("conversations.create", { name: "lunch" });
    await world.bob.does("conversations.invite", { channel: channel.id, users: [await botUserOf(world)] });
    await world.platform.settle();

    const types = receiver.received.map(({ body }) => String(body.event["type"]));
    assert.deepEqual(types.toSorted(), ["channel_created", "member_joined_channel", "reaction_added"]);
  });

  test("of links to its own places, also where it is not, and of no others", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const wanted = { event_subscriptions: { request_url: receiver.url, bot_events: ["link_shared"] } };
    await configureApp(world, wanted, {
      features: { bot_user: { display_name: "dev" }, unfurl_domains: ["example.com"] },
    });
    const { channel } = await world.bob.does("conversations.create", { name: "elsewhere" });
    const text = "<https://docs.example.com/a?b=1&amp;c=2|here> and <https://example.org/x>";

    await world.bob.does("chat.postMessage", { channel: channel.id, text });
    await world.bob.does("chat.postMessage", { channel: world.random, text: "<https://example.org/x>" });
    await world.platform.settle();

    const events = receiver.received.map(({ body }) => body.event);
    assert.deepEqual(
      events.map(({ links, is_bot_user_member: isMember }) => ({ links, isMember })),
      [{ links: [{ domain: "docs.example.com", url: "https://docs.example.com/a?b=1&c=2" }], isMember: false }],
    );
  });

  test("nothing that only one person sees", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, messages);

    await world.bot.does("chat.postEphemeral", { channel: world.random, user: world.bob.id, text: "psst" });
    await world.platform.settle();

    assert.deepEqual(receiver.heard, []);
  });

  test("nothing from where an admin has restricted it", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const app = rotatingApp(world);
    const wanted = { event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] } };
    await configureApp(world, wanted, {}, app);
    const say = async (text: string): Promise<void> => {
      await world.bob.does("chat.postMessage", { channel: world.general, text });
      await world.platform.settle();
    };

    await say("before");
    await world.alice.does("admin.apps.restrict", { app_id: app.id });
    await say("after");

    assert.deepEqual(receiver.heard, ["message before"]);
  });

  test("on behalf of its people what they may see, once however many they are", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, user_events: messages } });

    await world.alice.does("chat.postMessage", { channel: world.secret, text: "among us" });
    await world.platform.settle();

    assert.deepEqual(receiver.heard, ["message among us"]);
    assert.equal(receiver.received[0]?.body.authorizations[0]?.["is_bot"], false);
  });

  test("that it was removed, though it is not there any more", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["app_uninstalled", "tokens_revoked"]);

    await world.bot.does("apps.uninstall", clientOf(devApp(world)));
    await world.platform.settle();

    const types = new Set(receiver.received.map(({ body }) => String(body.event["type"])));
    assert.deepEqual([...types].toSorted(), ["app_uninstalled", "tokens_revoked"]);
    assert.ok(receiver.received.every(({ body }) => typeof body.event["event_ts"] === "string"));
  });
});
