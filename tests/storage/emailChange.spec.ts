import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { emailOf, type FormBrowser } from "../../packages/server/testkit/signingIn.ts";
import { mailingServer } from "./mailingServer.ts";
import { type StoreKind, storeKinds } from "./storeKinds.ts";

const next = "bob@new.test";

/** A server that sends mail, and Bob's browser. */
async function changing(kind: StoreKind) {
  const server = await mailingServer(kind);
  const { world, sink } = server;
  const bob = await world.signedIn("bob");
  const password = world.passwordOf("bob");
  await server.settle();
  return {
    ...server,
    bob,
    ask: (email = next, given = password) => bob.send("/account/email", { email, password: given }),
    /** The path in the latest mail with a link. */
    async link(): Promise<string> {
      await server.settle();
      const mail = sink.received.findLast(({ subject }) => subject === "Confirm your address for Acme");
      return /\/account\/email\/confirm\/[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "";
    },
    email: async () => {
      const found = await world.platform.store.db
        .selectFrom("users")
        .select(["email", "email_verified_ms"])
        .where("id", "=", world.bob.id)
        .executeTakeFirst();
      return found;
    },
  };
}

const confirm = (browser: FormBrowser, path: string) => browser.send(path, {});

for (const kind of storeKinds) {
  describe(`a new address of an account on ${kind.name}`, { skip: kind.skip }, () => {
    test("takes effect when its link is used, and the present address gets a notice", async () => {
      await using server = await changing(kind);
      const { world, sink, bob } = server;
      const old = emailOf(world, "bob");
      assert.equal((await server.ask()).headers.get("location"), "/account?done=email-sent");
      const path = await server.link();

      const mails = sink.received.map(({ to, subject }) => [to, subject]);
      assert.deepEqual(
        mails.toSorted(),
        [
          [old, "A new address for your account in Acme"],
          [next, "Confirm your address for Acme"],
        ].toSorted(),
      );
      for (const { headers } of sink.received) assert.equal(headers["list-unsubscribe"], undefined);
      assert.match(await (await bob.get("/account")).text(), /bob@new\.test waits for its confirmation/);
      for (let at = 0; at < 3; at++) assert.equal((await bob.get(path)).status, 200);
      assert.equal((await server.email())?.email, old);

      const tries = await Promise.all([1, 2, 3].map(() => confirm(bob, path)));
      assert.equal(tries.filter(({ status }) => status === 303).length, 1);
      const changed = await server.email();
      assert.equal(changed?.email, next);
      assert.equal(Number(changed?.email_verified_ms), world.clock.nowMs());
      assert.equal((await bob.get(path)).status, 404);
      const signIn = { login: next, password: world.passwordOf("bob") };
      assert.equal((await world.browser().send("/sign-in", signIn)).status, 303);
      const { entries } = await world.alice.does("admin.audit.list", { action: "user_email_updated" });
      assert.deepEqual(
        entries.map(({ actor, details }) => [actor.user?.id, details?.["previous_email"]]),
        [[world.bob.id, old]],
      );
    });

    test("is in no log and no row as the secret of its link", async () => {
      await using server = await changing(kind);
      await server.ask();
      const path = await server.link();
      await server.world.browser().get(path);
      await server.bob.get(path);
      await confirm(server.bob, path);
      const secret = path.split("/").at(-1) ?? "";
      assert.equal(secret.length, 43);
      assert.ok(!server.logged().includes(secret));
      assert.match(server.logged(), /a new address was confirmed/);
      const rows = await server.world.platform.store.db.selectFrom("audit_entries").selectAll().execute();
      assert.ok(!JSON.stringify(rows).includes(secret));
    });

    test("is not confirmed by a wrong link, another person, a visitor or another site", async () => {
      await using server = await changing(kind);
      const { world, bob } = server;
      await server.ask();
      const path = await server.link();
      const carol = await world.signedIn("carol");

      assert.equal((await confirm(bob, `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`)).status, 404);
      assert.equal((await carol.get(path)).status, 404);
      assert.equal((await confirm(carol, path)).status, 404);
      const visitor = await world.browser().get(path);
      assert.match(visitor.headers.get("location") ?? "", /^\/sign-in\?redirect=%2Faccount%2Femail%2Fconfirm%2F/);
      assert.equal((await world.browser().send(path, {})).headers.get("location"), "/sign-in");
      assert.equal((await bob.send(path, {}, { "sec-fetch-site": "cross-site" })).status, 403);
      assert.equal((await server.email())?.email, emailOf(world, "bob"));
      assert.equal((await confirm(bob, path)).status, 303);
    });

    test("expires, and its row with it", async () => {
      await using server = await changing(kind);
      const { world } = server;
      await server.ask();
      const path = await server.link();
      await server.later(limits.email_change_life_s);
      const back = await world.signedIn("bob");
      assert.equal((await back.get(path)).status, 404);
      assert.equal((await confirm(back, path)).status, 404);
      await server.later(60);
      assert.deepEqual(await world.platform.store.db.selectFrom("email_changes").selectAll().execute(), []);
    });

    test("is canceled by its person, by a second change and by a new password", async () => {
      await using server = await changing(kind);
      const { world, bob } = server;
      await server.ask();
      const first = await server.link();
      await server.ask("bob@second.test");
      const second = await server.link();
      assert.equal((await confirm(bob, first)).status, 404);
      await bob.send("/account/email/cancel", {});
      assert.equal((await confirm(bob, second)).status, 404);
      assert.doesNotMatch(await (await bob.get("/account")).text(), /waits for its confirmation/);

      await server.ask("bob@third.test");
      const third = await server.link();
      await bob.send("/account/password", { current: world.passwordOf("bob"), next: "a password that is new" });
      assert.equal((await confirm(bob, third)).status, 404);
      assert.equal((await server.email())?.email, emailOf(world, "bob"));
    });

    test("is sent again with another link, a few times", async () => {
      await using server = await changing(kind);
      const { bob, world } = server;
      await server.ask();
      const first = await server.link();
      for (let at = 1; at < limits.email_changes_per_account; at++) {
        assert.equal((await bob.send("/account/email/again", {})).status, 303);
      }
      const last = await server.link();
      assert.equal((await bob.send("/account/email/again", {})).status, 429);
      assert.equal((await server.ask("bob@other.test")).status, 429);
      assert.equal((await confirm(bob, first)).status, 404);
      assert.equal((await confirm(bob, last)).status, 303);
      world.clock.advance({ seconds: limits.sign_in_window_s });
      const nothing = await bob.send("/account/email/again", {});
      assert.match(await nothing.text(), /No address waits/);
    });

    test("needs the password, an address, and one that no other account has, also at the end", async () => {
      await using server = await changing(kind);
      const { world } = server;
      for (const [email, password, fault] of [
        [next, "wrong", /password was not right/],
        ["nowhere", undefined, /no e-mail address/],
        [emailOf(world, "carol").toUpperCase(), undefined, /Another account has this address/],
        [emailOf(world, "bob"), undefined, /has this address already/],
      ] as const) {
        const answer = await server.ask(email, password);
        assert.equal(answer.status, 401);
        assert.match(await answer.text(), fault);
      }
      assert.deepEqual(server.sink.received, []);
      await server.later(limits.sign_in_window_s);
      await server.ask();
      const path = await server.link();
      const carol = await world.signedIn("carol");
      await carol.send("/account/email", { email: next, password: world.passwordOf("carol") });
      assert.equal((await confirm(carol, await server.link())).status, 303);
      const taken = await confirm(server.bob, path);
      assert.equal(taken.status, 409);
      assert.equal((await server.email())?.email, emailOf(world, "bob"));
    });

    test("of a person who was deactivated meanwhile is not confirmed", async () => {
      await using server = await changing(kind);
      const { world, bob } = server;
      await server.ask();
      const path = await server.link();
      await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.bob.id });
      assert.equal((await confirm(bob, path)).status, 303);
      assert.equal((await server.email())?.email, emailOf(world, "bob"));
    });
  });
}
