import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { emailOf } from "../../packages/server/testkit/signingIn.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { requestInvite } from "../../packages/server/testkit/inviting.ts";
import { eventually } from "../faults/eventually.ts";
import { openMailSink, sinkLogin } from "./mailSink.ts";
import { mailFrom as from, mailingServer as mailing } from "./mailingServer.ts";
import { storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

for (const kind of storeKinds) {
  describe(`mail on ${kind.name}`, { skip: kind.skip }, () => {
    test("is sent once, with both parts and the headers of mail that nobody answers", async () => {
      await using server = await mailing(kind);
      const { url, is_mailed } = await server.invite("eve@example.com");
      assert.equal(is_mailed, true);
      await server.settle();

      const [mail, ...more] = server.sink.received;
      assert.equal(more.length, 0);
      assert.equal(mail?.to, "eve@example.com");
      assert.equal(mail?.subject, "Alice Adams invited you to Acme");
      assert.ok(mail?.text.includes(url), mail?.text);
      assert.ok(mail?.html.includes(`href="${url}"`), mail?.html);
      const { from: sender, "message-id": id, ...headers } = mail?.headers ?? {};
      assert.equal(sender, from);
      assert.match(id ?? "", /^<[\w-]{43}@acme\.test>$/);
      assert.equal(headers["auto-submitted"], "auto-generated");
      assert.equal(headers["x-auto-response-suppress"], "All");
      assert.equal(headers["list-unsubscribe"], undefined);
      assert.deepEqual(await server.rows(), []);
      await server.later(10 * 24 * 60 * 60);
      assert.equal(server.sink.received.length, 1);
    });

    test("that is put off comes again after a minute, with the same Message-ID", async () => {
      await using server = await mailing(kind);
      server.sink.answer(450);
      await server.invite("eve@example.com");
      await server.settle();
      await server.later(59);
      assert.equal(server.sink.received.length, 1);
      const [row] = await server.rows();
      assert.match(row?.fault ?? "", /^EMESSAGE: 450 come again later$/);

      await server.later(1);

      assert.deepEqual(await server.rows(), []);
      const ids = server.sink.received.map(({ headers }) => headers["message-id"]);
      assert.equal(ids.length, 2);
      assert.equal(ids[0], ids[1]);
    });

    test("that is refused is given up, and loses its content", async () => {
      await using server = await mailing(kind);
      server.sink.answer(550);
      await server.invite("eve@example.com");
      await server.settle();
      await server.later(2 * 24 * 60 * 60);

      assert.equal(server.sink.received.length, 1);
      const [row] = await server.rows();
      assert.deepEqual([row?.outcome, row?.sealed, row?.due_ms], ["failed", "", null]);
      assert.match(row?.fault ?? "", /550 no such mailbox/);
      await server.later(limits.mail_record_s);
      assert.deepEqual(await server.rows(), []);
    });

    test("that is refused makes the approved invitation bounce, until it is repeated", async () => {
      await using server = await mailing(kind);
      const { world, sink } = server;
      const team_id = teamsOf(world).acme;
      const invite_request_id = await requestInvite(world, { email: "eve@example.com" });
      sink.answer(550);
      const approved = await world.alice.does("admin.inviteRequests.approve", { team_id, invite_request_id });
      assert.equal(approved.is_mailed, true);
      await server.settle();
      const isBouncing = async () => {
        const listed = await world.alice.does("admin.inviteRequests.approved.list", { team_id });
        return listed.approved_requests[0]?.invite.is_bouncing;
      };
      assert.equal(await isBouncing(), true);
      const again = { team_id, email: "eve@example.com", channel_ids: [world.random], resend: true };
      await world.alice.does("admin.users.invite", again);
      assert.equal(await isBouncing(), false);
      await server.settle();
    });

    test("whose connection is cut is tried again", async () => {
      await using server = await mailing(kind);
      server.sink.answer("cut");
      await server.invite("eve@example.com");
      await server.settle();
      assert.equal((await server.rows()).length, 1);
      await server.later(60);

      assert.deepEqual(await server.rows(), []);
      const [first, second] = server.sink.received;
      assert.equal(first?.headers["message-id"], second?.headers["message-id"]);
    });

    test("is tried until its link has ended, at growing distances", async () => {
      await using server = await mailing(kind);
      server.sink.answer(...Array.from({ length: 20 }, () => 450 as const));
      await server.invite("eve@example.com");
      await server.settle();
      for (const waitS of limits.mail_retries_s) {
        const before = server.sink.received.length;
        await server.later(waitS);
        assert.equal(server.sink.received.length, before + 1);
      }
      await server.later(7 * 24 * 60 * 60);

      assert.equal(server.sink.received.length, limits.mail_retries_s.length + 1);
    });

    test("has no password in the log when the login fails, and waits until it is right", async () => {
      await using server = await mailing(kind, (url) => url.replace(/:[^:@]*@/, ":wr0ng%2Fpass%20word@"));
      await server.invite("eve@example.com");
      await server.settle();

      const [row] = await server.rows();
      assert.match(row?.fault ?? "", /^EAUTH: 535 no such login: platform \*\*\*$/);
      assert.notEqual(row?.due_ms, null);
      assert.match(server.logged(), /a mail was put off/);
      const written =
        server.logged() + JSON.stringify(row) + (await (await fetch(`${server.world.url}/metrics`)).text());
      for (const secret of ["wr0ng", Buffer.from("wr0ng/pass word").toString("base64")]) {
        assert.ok(!written.includes(secret), secret);
      }
      assert.ok(!written.includes(sinkLogin.password));
    });

    test("is not queued by a change that is refused, and holds no link that a copy of the database shows", async () => {
      await using server = await mailing(kind);
      const release = server.sink.hold();
      const { url } = await server.invite("eve@example.com");
      const again = {
        team_id: teamsOf(server.world).acme,
        email: "eve@example.com",
        channel_ids: [server.world.random],
      };
      assert.equal(await server.world.alice.refused("admin.users.invite", again), "already_in_team_invited_user");
      const rows = await server.rows();
      assert.equal(rows.length, 1);
      assert.ok(!JSON.stringify(rows).includes(new URL(url).searchParams.get("key") ?? url));
      release();
      await server.settle();
    });

    test("of a replaced invitation is not sent any more", async () => {
      await using server = await mailing(kind);
      server.sink.answer(450);
      await server.invite("eve@example.com");
      await server.settle();
      const team_id = teamsOf(server.world).acme;
      const again = { team_id, email: "eve@example.com", channel_ids: [server.world.random], resend: true };
      const { url } = await server.world.alice.does("admin.users.invite", again);
      await server.settle();
      await server.later(24 * 60 * 60);

      assert.equal(server.sink.received.length, 2);
      assert.ok(server.sink.received[1]?.text.includes(url));
    });

    test("resets a password: the link is shown as often as scanners like, and used once", async () => {
      await using server = await mailing(kind);
      const { world, sink } = server;
      const old = await world.signedIn("bob");
      const asked = await world.browser().send("/sign-in/reset", { login: emailOf(world, "bob") });
      assert.equal(asked.status, 200);
      await server.settle();
      const [, path = ""] = /http:\/\/[^/]+(\/enter\?key=\S+)/.exec(sink.received[0]?.text ?? "") ?? [];

      for (let at = 0; at < 3; at++) assert.equal((await world.browser().get(path)).status, 200);
      const password = "a password that is new";
      const tries = await Promise.all([1, 2, 3].map(() => world.browser().send(path, { password })));

      assert.equal(tries.filter(({ status }) => status === 303).length, 1);
      assert.equal((await world.browser().get(path)).status, 404);
      assert.equal((await old.get("/account")).status, 303);
      await server.settle();
      assert.deepEqual(
        sink.received.map(({ subject }) => subject),
        ["Choose a new password for Acme", "Your password for Acme was changed"],
      );
    });
  });
}

for (const kind of storeKinds.filter(({ name }) => name === "PostgreSQL")) {
  describe(`mail of two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("is sent by one of them", async () => {
      await using sink = await openMailSink();
      await using servers = await twoServers(kind, { mail: { smtpUrl: sink.url, from } });
      await Promise.all([servers.first.platform.listen(), servers.second.platform.listen()]);
      const { acme } = teamsOf(servers.first);
      const emails = Array.from({ length: 40 }, (_, at) => `person${at}@example.com`);
      const release = sink.hold();
      await Promise.all(
        emails.map((email, at) => {
          const { alice } = at % 2 === 0 ? servers.first : servers.second;
          return alice.does("admin.users.invite", { team_id: acme, email, channel_ids: [servers.first.random] });
        }),
      );
      release();
      const { db } = servers.first.platform.store;
      const isEmpty = async () => (await db.selectFrom("mail").select("id").execute()).length === 0;
      await eventually("the queue is empty", isEmpty);

      assert.deepEqual(sink.received.map(({ to }) => to).toSorted(), emails.toSorted());
    });
  });
}
