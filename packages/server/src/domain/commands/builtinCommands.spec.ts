import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { gilIn, makeChannel, seedWithGil } from "../../../testkit/channels.ts";
import { steer } from "../../../testkit/controls.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { slackbotTexts } from "../../../testkit/slackbotTexts.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";
import { createLog } from "../../ports/log.ts";

/** What a person types, and what Slackbot says to that person alone. */
async function give(
  world: Workspace,
  person: Actor,
  channel: string,
  line: string,
  threadTs?: string,
): Promise<string | undefined> {
  const [command = "", text = ""] = line.split(/ ([^]*)/, 2);
  const end = await outboxEnd(world);
  const own = await atHome(world, person);
  const { shown } = await own.does("client.commands.run", {
    channel,
    command,
    text,
    ...(threadTs !== undefined && { thread_ts: threadTs }),
  });
  const said = (await eventsAfter(world, end)).find(({ payload }) => payload["is_ephemeral"] === true);
  assert.equal(said !== undefined, shown);
  if (said) assert.equal(said.payload["thread_ts"], threadTs);
  return said && String(said.payload["text"]);
}

describe("commands of the platform", () => {
  test("/me and /shrug post for the person", async () => {
    await using world = await workspace();
    await give(world, world.bob, world.random, "/me waves");
    await give(world, world.bob, world.random, "/shrug who knows");

    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 2 });
    assert.deepEqual(
      messages.map(({ user, subtype, text }) => [user, subtype, text]),
      [
        [world.bob.id, undefined, "who knows ¯\\_(ツ)_/¯"],
        [world.bob.id, "me_message", "waves"],
      ],
    );
    // The arms are no marks of italic words.
    const [shrugged] = messages as unknown as readonly [{ blocks: [{ elements: [{ elements: unknown[] }] }] }];
    assert.deepEqual(shrugged.blocks[0].elements[0].elements, [
      { type: "text", text: "who knows" },
      { type: "text", text: " ¯\\_(ツ)_/¯" },
    ]);
  });

  test("in a thread, /me and /shrug post there, and Slackbot answers there", async () => {
    await using world = await workspace();
    const { bob, random } = world;
    const { ts } = await bob.does("chat.postMessage", { channel: random, text: "Lunch?" });
    await give(world, bob, random, "/me waves", ts);
    await give(world, bob, random, "/shrug who knows", ts);
    assert.match((await give(world, bob, random, "/who", ts)) ?? "", /^In this conversation: /);
    assert.match((await give(world, bob, random, "/rename mine", ts)) ?? "", /^\/rename failed: /);

    const { messages: replies } = await bob.does("conversations.replies", { channel: random, ts });
    assert.deepEqual(
      replies.slice(1).map(({ subtype, text, thread_ts }) => [subtype, text, thread_ts]),
      [
        ["me_message", "waves", ts],
        [undefined, "who knows ¯\\_(ツ)_/¯", ts],
      ],
    );
    const { messages } = await bob.does("conversations.history", { channel: random, limit: 1 });
    assert.deepEqual([messages[0]?.ts, messages[0]?.reply_count], [ts, 2]);
  });

  test("/me in a locked thread is refused, as a reply is", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    const { ts } = await bob.does("chat.postMessage", { channel: random, text: "Lunch?" });
    await alice.does("admin.conversations.lockThread", { channel_id: random, thread_ts: ts });
    assert.match(
      (await give(world, bob, random, "/me waves", ts)) ?? "",
      /^\/me failed: restricted action thread locked/,
    );
  });

  test("/slackauthticket approves the sign-in of a command line, for members with a ticket that counts", async () => {
    await using world = await workspace({ seed: seedWithGil() });
    const { bob, random } = world;
    const { gil, lobby } = gilIn(world);
    const nobody = world.actor("");
    const { ticket } = await nobody.does("apps.hosted.generateAuthTicket", {});

    const said = await give(world, bob, random, `/slackauthticket ${ticket}`);
    const [, challenge = ""] = /`([A-Z2-9]{8})`/.exec(said ?? "") ?? [];
    assert.ok(said?.startsWith("Type this code in your terminal") && !said.includes(ticket));
    const { user_id: userId } = await nobody.does("apps.hosted.exchangeAuthTicket", { ticket, challenge });
    assert.equal(userId, bob.id);

    const { ticket: other } = await nobody.does("apps.hosted.generateAuthTicket", {});
    assert.match((await give(world, gil, lobby, `/slackauthticket ${other}`)) ?? "", /^Guests cannot sign in/);
    assert.match((await give(world, bob, random, "/slackauthticket dGlja2V0")) ?? "", /^This ticket is not valid/);
    assert.match((await give(world, bob, random, "/slackauthticket")) ?? "", /^Add the ticket/);
    world.clock.advance({ seconds: limits.command_line_ticket_s });
    assert.match((await give(world, bob, random, `/slackauthticket ${other}`)) ?? "", /^This ticket is not valid/);
  });

  test("/slackauthticket leaves its ticket in no log", async () => {
    let output = "";
    const log = createLog({ level: "debug", write: (line) => void (output += line) });
    await using world = await workspace({ log });
    const controls = steer(world.platform);
    const { ticket } = await world.actor("").does("apps.hosted.generateAuthTicket", {});
    const end = await outboxEnd(world);
    const args = { channel: world.random, command: "/slackauthticket", text: ticket };
    await controls.does("person.call", { user: "bob", method: "client.commands.run", args });

    const listed = JSON.stringify(await controls.does("log.list"));
    const events = JSON.stringify(await eventsAfter(world, end));
    assert.ok(listed.includes("/slackauthticket") && events.includes("Type this code"));
    assert.ok(!`${listed}${output}${events}`.includes(ticket));
  });

  test("/msg and /dm write to a person", async () => {
    await using world = await workspace();
    await give(world, world.bob, world.random, "/msg @carol Lunch?");
    await give(world, world.bob, world.random, `/dm <@${world.carol.id}> Now?`);

    const { channel } = await world.carol.does("conversations.open", { users: [world.bob.id] });
    const { messages } = await world.carol.does("conversations.history", { channel: channel.id });
    assert.deepEqual(
      messages.map(({ text }) => text),
      ["Now?", "Lunch?"],
    );
  });

  test("/topic, /rename, /invite, /kick, /who and /archive manage the channel", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const channel = await makeChannel(bob, "kitchen");
    await give(world, bob, channel, "/topic Soup & bread");
    await give(world, bob, channel, "/rename canteen");
    await give(world, bob, channel, `/invite <@${carol.id}>`);
    await give(world, bob, channel, "/invite @alice #canteen");
    await give(world, bob, channel, "/kick @carol");

    const { channel: changed } = await bob.does("conversations.info", { channel });
    assert.deepEqual([changed.name, changed.topic.value], ["canteen", "Soup & bread"]);
    const who = await give(world, bob, channel, "/who");
    assert.ok(who?.includes(bob.id) && who.includes(world.alice.id) && !who.includes(carol.id));
    assert.equal(await give(world, bob, channel, "/topic"), "The topic is: Soup & bread");
    await give(world, bob, channel, "/archive");
    assert.equal((await bob.does("conversations.info", { channel })).channel.is_archived, true);
  });

  test("/join and /leave change the membership; in a direct message /leave closes it", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "kitchen");
    await give(world, world.bob, world.random, "/join #kitchen");
    assert.equal((await world.bob.does("conversations.info", { channel })).channel.is_member, true);
    await give(world, world.bob, channel, "/leave");
    assert.equal((await world.bob.does("conversations.info", { channel })).channel.is_member, false);

    const { channel: dm } = await world.bob.does("conversations.open", { users: [world.carol.id], return_im: true });
    await give(world, world.bob, dm.id, "/close");
    assert.equal((await world.bob.does("conversations.info", { channel: dm.id })).channel.is_open, false);
  });

  test("/status, /dnd, /mute and /star are for the person", async () => {
    await using world = await workspace();
    const { bob, random } = world;
    await give(world, bob, random, "/status :palm_tree: On holiday");
    const { profile } = await bob.does("users.profile.get", {});
    assert.deepEqual([profile["status_emoji"], profile["status_text"]], [":palm_tree:", "On holiday"]);
    await give(world, bob, random, "/status clear");
    assert.equal((await bob.does("users.profile.get", {})).profile["status_text"], "");

    assert.equal(await give(world, bob, random, "/dnd for 20 minutes"), "Notifications are paused for 20 minutes.");
    assert.equal((await bob.does("dnd.info", {})).snooze_enabled, true);
    await give(world, bob, random, "/dnd off");
    assert.equal((await bob.does("dnd.info", {})).snooze_enabled, false);

    assert.equal(await give(world, bob, random, "/mute"), "Muted.");
    assert.equal(await give(world, bob, random, "/mute"), "No longer muted.");

    await give(world, bob, random, "/star");
    assert.equal((await bob.does("conversations.info", { channel: random })).channel.is_starred, true);
    await give(world, bob, random, "/star");
    assert.equal((await bob.does("conversations.info", { channel: random })).channel.is_starred, false);
  });

  test("/remind sets a reminder for the person or a channel, and lists them", async () => {
    await using world = await workspace();
    const { bob, random } = world;
    const said = await give(world, bob, random, "/remind me to buy milk in 20 minutes");
    assert.match(said ?? "", /remind you “buy milk” on /);
    await give(world, bob, random, "/remind #random stand up in 21 minutes");
    const list = await give(world, bob, random, "/remind list");
    assert.match(list ?? "", /^Your reminders:\n• buy milk on .*\n• stand up on /);
    assert.match((await give(world, bob, random, "/remind me soon")) ?? "", /^The time is missing\./);
    assert.match((await give(world, bob, random, "/remind @carol eat tomorrow")) ?? "", /failed: cannot add others/);

    world.clock.advance({ seconds: 22 * 60 });
    await world.platform.settle();
    assert.equal((await slackbotTexts(bob))[0], "Reminder: buy milk");
    const { messages } = await bob.does("conversations.history", { channel: random, limit: 1 });
    assert.equal(messages[0]?.text, "Reminder: stand up");
  });

  test("has the permissions of the person, and says what is missing", async () => {
    await using world = await workspace();
    const { carol, random } = world;
    assert.equal(await give(world, carol, random, "/rename mine"), "/rename failed: not authorized.");
    assert.equal(await give(world, carol, random, "/join #nowhere"), "/join failed: channel not found.");
    assert.equal(await give(world, carol, random, "/invite nobody"), "/invite failed: user not found.");
  });
});
