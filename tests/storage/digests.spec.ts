import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import type { PlatformOptions } from "../../packages/server/src/platform.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { emailOf } from "../../packages/server/testkit/signingIn.ts";
import { eventually } from "../faults/eventually.ts";
import { Listening } from "./listening.ts";
import { mailFrom, mailingServer } from "./mailingServer.ts";
import { openMailSink } from "./mailSink.ts";
import { type StoreKind, storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const hour = limits.mail_digest_hour_s;

/** A server that sends mail, and Bob, who signed in once and went away. */
async function away(kind: StoreKind, options: PlatformOptions = {}) {
  const server = await mailingServer(kind, undefined, options);
  const { world, sink } = server;
  await world.signedIn("bob");
  await server.later(1);
  const own = await atHome(world, world.bob);
  const dm = await openDm(world, world.alice, world.bob);
  return {
    ...server,
    own,
    dm,
    say: (channel: string, text: string, more: object = {}) =>
      world.alice.does("chat.postMessage", { channel, text, ...more }),
    mails: () => sink.received.filter(({ to }) => to === emailOf(world, "bob")),
  };
}

for (const kind of storeKinds) {
  describe(`a digest of missed messages on ${kind.name}`, { skip: kind.skip }, () => {
    test("comes an hour after the first of them, once, with names, texts, links and a way to end it", async () => {
      await using server = await away(kind);
      const { world } = server;
      await server.say(server.dm, "Lunch at *noon*?");
      await server.later(600);
      await server.say(world.general, `<@${world.bob.id}> &lt;b&gt;look&lt;/b&gt;`);
      await server.say(world.general, "nothing for Bob");
      await server.later(hour - 660);
      assert.equal(server.mails().length, 0);
      await server.later(120);

      const [mail, ...more] = server.mails();
      assert.equal(more.length, 0);
      assert.equal(mail?.subject, "2 unread messages in Acme");
      assert.match(mail.text, /alice\r\n {2}alice: Lunch at \*noon\*\?\r\n {2}http:\S+\/client\//);
      assert.match(mail.text, /#general\r\n {2}alice: @bob <b>look<\/b>\r\n/);
      assert.match(mail.html, /&lt;b&gt;look&lt;\/b&gt;/);
      assert.doesNotMatch(mail.text, /nothing for Bob/);
      assert.equal(mail.headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
      assert.match(mail.headers["list-unsubscribe"] ?? "", /^<http:\S+\/unsubscribe\/U\w+\/[0-9a-f]{64}>$/);
      assert.deepEqual(await server.rows(), []);

      await server.later(3 * hour);
      assert.equal(server.mails().length, 1);
      await server.say(server.dm, "And dinner?");
      await server.later(2 * hour);
      assert.deepEqual(
        server.mails().map(({ subject }) => subject),
        ["2 unread messages in Acme", "An unread message in Acme"],
      );
      assert.doesNotMatch(server.mails()[1]?.text ?? "", /Lunch/);
    });

    test("has replies of followed threads, and leaves out what is muted, deleted or read", async () => {
      await using server = await away(kind);
      const { world, own } = server;
      const parent = await own.does("chat.postMessage", { channel: world.general, text: "A question" });
      await server.later(1);
      await server.say(world.general, "An answer", { thread_ts: parent.ts });
      const deleted = await server.say(server.dm, "a secret");
      await world.alice.does("chat.delete", { channel: server.dm, ts: deleted.ts });
      const second = await openDm(world, world.carol, world.bob);
      await own.does("client.channels.mute", { channel: second, is_muted: true });
      await world.carol.does("chat.postMessage", { channel: second, text: "muted words" });
      await server.later(2 * hour);

      const [mail, ...more] = server.mails();
      assert.equal(more.length, 0);
      assert.match(mail?.text ?? "", /An answer/);
      assert.doesNotMatch(mail?.text ?? "", /secret|muted words/);

      const read = await server.say(server.dm, "read at once");
      await own.does("conversations.mark", { channel: server.dm, ts: read.ts });
      await server.later(3 * hour);
      assert.equal(server.mails().length, 1);
    });

    test("loses a text that is deleted, and is dropped if all is read, while the mail server is away", async () => {
      await using server = await away(kind);
      const { world, own, sink } = server;
      const first = await server.say(server.dm, "the first words");
      await server.say(server.dm, "the second words");
      sink.answer(450, 450);
      await server.later(hour + 60);
      assert.equal(server.mails().length, 1);
      assert.ok(!JSON.stringify(await server.rows()).includes("words"));
      await world.alice.does("chat.delete", { channel: server.dm, ts: first.ts });
      await server.later(60);
      assert.match(server.mails()[1]?.text ?? "", /second words/);
      assert.doesNotMatch(server.mails()[1]?.text ?? "", /first words/);

      const { messages } = await own.does("conversations.history", { channel: server.dm });
      await own.does("conversations.mark", { channel: server.dm, ts: messages[0]?.ts ?? "" });
      await server.later(hour);
      assert.equal(server.mails().length, 2);
      assert.deepEqual(await server.rows(), []);
    });

    test("follows the preference, do not disturb, and the account", async () => {
      await using server = await away(kind);
      const { world, own } = server;
      await own.does("client.preferences.set", { mail_digest: "off" });
      await server.say(server.dm, "unwanted");
      await server.later(3 * hour);
      assert.equal(server.mails().length, 0);
      await own.does("client.preferences.set", { mail_digest: "quarter_hourly" });
      await server.later(60);
      assert.equal(server.mails().length, 1);

      await own.does("dnd.setSnooze", { num_minutes: "120" });
      await server.say(server.dm, "not now");
      await server.later(hour);
      assert.equal(server.mails().length, 1);
      await server.later(hour + 900);
      assert.equal(server.mails().length, 2);

      await server.say(server.dm, "too late");
      await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.bob.id });
      await server.later(3 * hour);
      assert.equal(server.mails().length, 2);
    });

    test("has no name and no text where notifications have none", async () => {
      await using server = await away(kind, { pushContent: "none" });
      await server.say(server.dm, "Lunch?");
      await server.say(server.world.general, `<@${server.world.bob.id}> look`);
      await server.later(hour + 60);
      const [mail] = server.mails();
      assert.match(mail?.text ?? "", /\r\n2 new messages\r\n/);
      assert.doesNotMatch(`${mail?.text} ${mail?.html}`, /alice|general|Lunch|look/);
    });

    test("waits while the person is there", async () => {
      await using server = await away(kind);
      const { own } = server;
      await using _here = await Listening.as(own);
      await server.say(server.dm, "Are you there?");
      await server.later(2 * hour);
      assert.equal(server.mails().length, 0);
    });

    test("is in the language of the person", async () => {
      await using server = await away(kind);
      await server.own.does("client.preferences.set", { language: "de" });
      await server.say(server.dm, "Mittagessen?");
      await server.later(hour + 60);
      const [mail] = server.mails();
      assert.equal(mail?.subject, "Eine ungelesene Nachricht in Acme");
      assert.match(mail.html, /<html lang="de">/);
      assert.match(mail.text, /Keine Mails über ungelesene Nachrichten mehr:\r\nhttp/);
    });

    test("is ended by the link in it: by a request of a mail program, and not by opening it", async () => {
      await using server = await away(kind);
      const { world, own } = server;
      await server.say(server.dm, "Lunch?");
      await server.later(hour + 60);
      const url = server.mails()[0]?.headers["list-unsubscribe"]?.slice(1, -1) ?? "";
      const chosen = async () => (await own.does("client.preferences.get", {})).preferences.mail_digest;

      const page = await (await fetch(url)).text();
      assert.match(page, /<button type="submit"/);
      assert.equal(await chosen(), "hourly");
      const wrong = url.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
      const ofCarol = url.replace(world.bob.id, world.carol.id);
      for (const other of [wrong, ofCarol]) assert.equal((await fetch(other, { method: "POST" })).status, 404);
      assert.equal(await chosen(), "hourly");

      const form = new FormData();
      form.set("List-Unsubscribe", "One-Click");
      const posted = await fetch(url, { method: "POST", body: form, redirect: "manual" });
      assert.equal(posted.status, 200);
      assert.equal(await chosen(), "off");
      const again = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
      assert.equal((await fetch(url, { method: "POST", body: again })).status, 200);
      assert.ok(!server.logged().includes(url.split("/").at(-1) ?? url));
      await server.say(server.dm, "Dinner?");
      await server.later(3 * hour);
      assert.equal(server.mails().length, 1);
    });
  });
}

for (const kind of storeKinds.filter(({ name }) => name === "PostgreSQL")) {
  describe(`digests of two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("are made by one of them", async () => {
      await using sink = await openMailSink();
      await using servers = await twoServers(kind, { mail: { smtpUrl: sink.url, from: mailFrom } });
      const both = [servers.first, servers.second];
      await Promise.all(both.map(({ platform }) => platform.listen()));
      const { first: world } = servers;
      const people = [world.bob, world.carol];
      for (const person of people) {
        await (await atHome(world, person)).does("client.preferences.set", { mail_digest: "quarter_hourly" });
        const channel = await openDm(world, world.alice, person);
        await world.alice.does("chat.postMessage", { channel, text: "Lunch?" });
      }
      for (let look = 0; look < 3; look++) {
        for (const { clock } of both) clock.advance({ seconds: hour });
        await Promise.all(both.map(({ platform }) => platform.settle()));
      }
      const { db } = world.platform.store;
      await eventually(
        "the queue is empty",
        async () => (await db.selectFrom("mail").select("id").execute()).length === 0,
      );

      const to = sink.received.map((mail) => mail.to);
      assert.deepEqual(to.toSorted(), ["bob", "carol"].map((name) => emailOf(world, name)).toSorted());
    });
  });
}
