import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { emailOf, type FormBrowser, type Serving, serving } from "../../packages/server/testkit/signingIn.ts";
import { platformOptions } from "../storage/platformPlace.ts";
import { inFile, inPostgres } from "../storage/storeKinds.ts";

const mallory = { name: "Mallory", password: "a password of mallory's" };

/** Joins another workspace by link, with an address that nobody has checked. */
async function joinBirch(server: Serving, email: string): Promise<FormBrowser> {
  const team_id = teamsOf(server).birch;
  const { invite } = await personOf(server, "frank").does("admin.inviteLinks.create", { team_id, uses: 1 });
  return join(server, invite.url, email);
}

async function join(server: Serving, url: string, email: string): Promise<FormBrowser> {
  const browser = server.browser();
  await browser.send(url.slice(server.url.length), { ...mallory, email });
  return browser;
}

async function signIn(server: Serving, fields: Readonly<Record<string, string>>) {
  const browser = server.browser();
  const { status } = await browser.send("/sign-in", fields);
  return { status, page: await (await browser.get("/account")).text() };
}

for (const kind of [inFile, inPostgres]) {
  describe(`an address that another person joined with: ${kind.name}`, { skip: kind.skip }, () => {
    async function opened(): Promise<Serving> {
      const place = await kind.fresh();
      const server = await serving(platformOptions(place.location));
      const close = async () => {
        await server[Symbol.asyncDispose]();
        await place[Symbol.asyncDispose]();
      };
      return { ...server, [Symbol.asyncDispose]: close };
    }

    test("still signs its owner in, and opens nobody else's account", async () => {
      await using server = await opened();
      const login = emailOf(server, "alice");
      await joinBirch(server, login.toUpperCase());

      const owner = await signIn(server, { login, password: server.passwordOf("alice") });
      const impostor = await signIn(server, { login, password: mallory.password });
      const wrong = await signIn(server, { login, password: "neither of the two" });

      assert.match(owner.page, /Alice Adams/);
      assert.match(impostor.page, /Mallory/);
      assert.doesNotMatch(impostor.page, /Alice Adams/);
      assert.equal(wrong.status, 401);
    });

    test("counts wrong passwords for the owner's account, also when the impostor signs in between", async () => {
      await using server = await opened();
      const login = emailOf(server, "alice");
      await joinBirch(server, login);

      for (let tried = 0; tried < limits.sign_in_tries_per_account; tried++) {
        await signIn(server, { login, password: "a wrong password" });
        await signIn(server, { login, workspace: "birch", password: mallory.password });
      }

      const owner = { login, password: server.passwordOf("alice") };
      assert.equal((await signIn(server, owner)).status, 429);
      assert.equal((await signIn(server, { ...owner, workspace: "acme" })).status, 429);
    });

    test("does not use up tries of the other account by signing in", async () => {
      await using server = await opened();
      const login = emailOf(server, "alice");
      await joinBirch(server, login);

      for (let signedIn = 0; signedIn <= limits.sign_in_tries_per_account; signedIn++) {
        assert.equal((await signIn(server, { login, password: server.passwordOf("alice") })).status, 303);
      }

      assert.equal((await signIn(server, { login, workspace: "birch", password: mallory.password })).status, 303);
    });

    test("is free for its owner again once an administrator has removed the impostor's account", async () => {
      await using server = await opened();
      const team_id = teamsOf(server).acme;
      const { invite } = await server.alice.does("admin.inviteLinks.create", { team_id, uses: 3 });
      const email = "erin@acme.test";
      await join(server, invite.url, email);
      const { users } = await server.alice.does("admin.users.list", {});
      const impostor = users.find((user) => user.email === email);
      const erin = { name: "Erin", email, password: "a password of erin's" };
      const path = invite.url.slice(server.url.length);
      assert.equal((await server.browser().send(path, erin)).status, 401);

      await server.alice.does("admin.users.remove", { team_id, user_id: impostor?.id ?? "" });

      assert.equal((await server.browser().send(path, erin)).status, 303);
      assert.match((await signIn(server, { login: email, password: erin.password })).page, /Erin/);
      const found = await server.bob.does("users.lookupByEmail", { email });
      assert.equal(found.user.real_name, "Erin");
    });
  });
}
