import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { capturedMail } from "../../../testkit/captured.ts";
import { type Serving, seedWithPasswords, serving } from "../../../testkit/signingIn.ts";

function invite(server: Serving, custom_message = ""): Promise<{ url: string; is_mailed: boolean }> {
  const { acme } = teamsOf(server);
  const invited = { team_id: acme, email: "eve@acme.test", channel_ids: [server.random], custom_message };
  return server.alice.does("admin.users.invite", invited);
}

describe("/dev/mail", () => {
  test("shows what would have been sent, with both parts, to people who are signed in", async () => {
    await using server = await serving();
    const { url, is_mailed } = await invite(server, "See <b>you</b>");
    assert.equal(is_mailed, true);
    const [mail] = await capturedMail(server);
    assert.deepEqual(
      [mail?.kind, mail?.to, mail?.subject],
      ["invitation", "eve@acme.test", "Alice Adams invited you to Acme"],
    );
    const browser = await server.signedIn("bob");

    assert.match(await (await browser.get("/dev/mail")).text(), /Alice Adams invited you to Acme/);
    const shown = await browser.get(`/dev/mail/${mail?.id}`);
    assert.match(shown.headers.get("content-security-policy") ?? "", /frame-src 'self'/);
    const page = await shown.text();
    assert.ok(page.includes(url) && page.includes(`src="/dev/mail/${mail?.id}/html"`));
    const part = await browser.get(`/dev/mail/${mail?.id}/html`);
    assert.match(part.headers.get("content-security-policy") ?? "", /^default-src 'none'.*sandbox/);
    const html = await part.text();
    assert.ok(html.includes(`href="${url}"`) && html.includes("See &lt;b&gt;you&lt;/b&gt;"), html);
    assert.equal((await browser.get("/dev/mail/unknown")).status, 404);
  });

  test("is closed to others", async () => {
    await using server = await serving();
    for (const path of ["/dev/mail", "/dev/mail/x", "/dev/mail/x/html"]) {
      const answer = await server.browser().get(path);
      assert.deepEqual([answer.status, answer.headers.get("location")?.split("?")[0]], [303, "/sign-in"], path);
    }
    const wrong = await fetch(`${server.url}/dev/mail.json`, { headers: { authorization: "Bearer wrong" } });
    assert.equal(wrong.status, 401);
  });
});

test("outside dev mode and without a mail server nothing is queued, and every way to a mail is closed", async () => {
  const seed = seedWithPasswords((name) => `${name} has this one`);
  await using server = await serving({ dev: false, seed });
  const browser = server.browser();
  await browser.send("/sign-in", { login: "alice@acme.test", password: "alice has this one" });

  assert.doesNotMatch(await (await server.browser().get("/sign-in")).text(), /sign-in\/reset/);
  assert.equal((await browser.get("/sign-in/reset")).status, 404);
  assert.equal((await browser.send("/sign-in/reset", { login: "bob@acme.test" })).status, 404);
  assert.equal((await browser.get("/dev/mail.json")).headers.get("content-type")?.includes("json"), false);
  await browser.send("/account/password", { current: "alice has this one", next: "another password of hers" });
  await server.platform.settle();
  assert.deepEqual(await server.platform.store.db.selectFrom("mail").selectAll().execute(), []);
});
