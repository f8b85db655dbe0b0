import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nobody } from "@platform/server/domain/caller.ts";
import { postDueReminders } from "@platform/server/domain/reminders/postDueReminders.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { emailOf, type Serving, serving } from "../../packages/server/testkit/signingIn.ts";
import { slackbotTexts } from "../../packages/server/testkit/slackbotTexts.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";

/** Opens the client in a browser that asks for this language. */
async function openClient(server: Serving, name: string, language: string): Promise<void> {
  const browser = server.browser(language);
  await browser.send("/sign-in", { login: emailOf(server, name), password: server.passwordOf(name) });
  const opened = await browser.send("/client/session", {});
  assert.equal(opened.status, 200);
}

async function localeOf(server: Serving): Promise<string | undefined> {
  const { user } = await server.bob.does("users.info", { user: server.bob.id, include_locale: true });
  return user.locale;
}

for (const kind of [inFile, inPostgres]) {
  describe(`the locale of a profile: ${kind.name}`, { skip: kind.skip }, () => {
    test("follows the browser until the person chooses a language, and Slackbot reminds in it", async () => {
      await using place = await kind.fresh();
      await using server = await serving(platformOptions(place.location));
      await openClient(server, "bob", "de-AT,de;q=0.9,en;q=0.8");
      assert.equal(await localeOf(server), "de-AT");
      await server.bob.does("reminders.add", { text: "Milch kaufen", time: "in 20 minutes" });
      const context = { caller: nobody, nowMs: server.clock.nowMs() + 30 * 60_000 };
      await server.platform.store.write(postDueReminders, context, {});
      assert.deepEqual(await slackbotTexts(server.bob), ["Erinnerung: Milch kaufen"]);

      // A program that asks for no language changes nothing.
      await openClient(server, "bob", "*");
      assert.equal(await localeOf(server), "de-AT");
      const own = await atHome(server, server.bob);
      await own.does("client.preferences.set", { language: "en" });
      assert.equal(await localeOf(server), "en-US");
      await openClient(server, "bob", "de-AT");
      assert.equal(await localeOf(server), "en-US");
      await own.does("client.preferences.set", { language: "auto" });
      await openClient(server, "bob", "de-AT");
      assert.equal(await localeOf(server), "de-AT");
    });

    test("of a person who joins is that of the browser", async () => {
      await using place = await kind.fresh();
      await using server = await serving(platformOptions(place.location));
      const { invite } = await server.alice.does("admin.inviteLinks.create", { team_id: teamsOf(server).acme });
      const eve = { name: "Eve Ericson", email: "eve@acme.test", password: "a password to remember" };
      const joined = await server.browser("de").send(invite.url.slice(server.url.length), eve);
      assert.equal(joined.status, 303);
      const { members } = await server.alice.does("users.list", { include_locale: true });
      assert.equal(members.find(({ name }) => name === "eve")?.locale, "de-DE");
    });
  });
}
