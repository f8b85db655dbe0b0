import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { teamsOf } from "../../../testkit/admins.ts";
import { capturedMail } from "../../../testkit/captured.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { codeAt, emailOf, enrol, isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";

const password = "a password that is new";

async function request(server: Serving, login: string, workspace = "") {
  const answer = await server.browser().send("/sign-in/reset", { login, workspace });
  return { status: answer.status, text: await answer.text() };
}

/** The path of the link in the latest mail of this kind. */
async function linkIn(server: Serving): Promise<string> {
  const mail = (await capturedMail(server)).find(({ kind }) => kind === "password_reset");
  const [, path = ""] = /(\/enter\?key=[\w-]+)/.exec(mail?.text ?? "") ?? [];
  return path;
}

describe("requesting a new password", () => {
  test("is offered on the sign-in page, mails a link, and the new password works", async () => {
    await using server = await serving();
    assert.match(await (await server.browser().get("/sign-in")).text(), /href="\/sign-in\/reset"/);
    assert.equal((await request(server, emailOf(server, "bob"))).status, 200);
    const path = await linkIn(server);
    const old = server.passwordOf("bob");

    const answer = await server.browser().send(path, { password });

    assert.equal(answer.status, 303);
    for (const [given, isRight] of [
      [password, true],
      [old, false],
    ] as const) {
      const browser = server.browser();
      await browser.send("/sign-in", { login: emailOf(server, "bob"), password: given });
      assert.equal(await isSignedIn(browser), isRight);
    }
  });

  test("answers a known, an unknown and a deactivated person in the same words, after the same time at least", async () => {
    await using server = await serving();
    await server.alice.does("admin.users.remove", { team_id: teamsOf(server).acme, user_id: server.bob.id });
    const logins = [emailOf(server, "carol"), "nobody@acme.test", emailOf(server, "bob"), "dev_app"];
    const answers = [];
    for (const login of logins) {
      const started = performance.now();
      answers.push(await request(server, login));
      assert.ok(performance.now() - started >= limits.password_reset_answer_ms - 1, login);
    }

    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    const mails = (await capturedMail(server)).filter(({ kind }) => kind === "password_reset");
    assert.deepEqual(
      mails.map(({ to }) => to),
      [logins[0]],
    );
  });

  test("is limited by login, known or not, and from one network", async () => {
    await using server = await serving();
    for (const login of [emailOf(server, "bob"), "nobody@acme.test"]) {
      const codes = [];
      for (let at = 0; at <= limits.password_resets_per_account; at++)
        codes.push((await request(server, login)).status);
      assert.deepEqual(codes, [200, 200, 200, 429], login);
    }
    const others = Array.from({ length: limits.password_resets_per_address }, (_, at) => `nobody${at}@acme.test`);
    const answers = await Promise.all(others.map((login) => request(server, login)));
    assert.ok(answers.some(({ status }) => status === 429));
  });

  test("ends links of other requests when one is used, and each after its time", async () => {
    await using server = await serving();
    await request(server, emailOf(server, "bob"));
    const first = await linkIn(server);
    server.clock.advance({ seconds: 1 });
    await request(server, emailOf(server, "bob"));
    const second = await linkIn(server);
    assert.notEqual(first, second);
    await server.browser().send(second, { password });
    assert.equal((await server.browser().get(first)).status, 404);

    await request(server, emailOf(server, "carol"));
    const late = await linkIn(server);
    server.clock.advance({ seconds: limits.password_reset_life_s });
    assert.equal((await server.browser().send(late, { password })).status, 404);
  });

  test("does not touch the second factor, ends other sessions, and is audited with its use", async () => {
    await using server = await serving();
    const browser = await server.signedIn("bob");
    const { secret } = await enrol(browser, server.clock.nowMs());
    await request(server, emailOf(server, "bob"));
    const entered = server.browser();
    const answer = await entered.send(await linkIn(server), { password });

    assert.match(answer.headers.get("location") ?? "", /^\/sign-in\/code/);
    assert.equal(await isSignedIn(browser), false);
    assert.equal(await isSignedIn(entered), false);
    server.clock.advance({ seconds: 60 });
    await entered.send("/sign-in/code", { code: codeAt(secret, server.clock.nowMs()) });
    assert.equal(await isSignedIn(entered), true);
    for (const action of ["user_password_reset_requested", "user_password_changed"]) {
      const { entries } = await server.alice.does("admin.audit.list", { action });
      assert.equal(entries.length, 1, action);
    }
  });

  test("is refused to forms of other sites", async () => {
    await using server = await serving();
    const stranger = { "sec-fetch-site": "cross-site" };
    const answer = await server.browser().send("/sign-in/reset", { login: emailOf(server, "bob") }, stranger);
    assert.equal(answer.status, 403);
    assert.deepEqual(await capturedMail(server), []);
  });
});

describe("mail about an account", () => {
  const firefox = { "sec-fetch-site": "same-origin", "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0" };
  const later = { ...firefox, "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/151.0" };
  const safari = { ...firefox, "user-agent": "Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18 Safari/605" };
  const signIn = async (server: Serving, headers: Record<string, string>) => {
    const browser = server.browser();
    await browser.send("/sign-in", { login: emailOf(server, "bob"), password: server.passwordOf("bob") }, headers);
    return browser;
  };

  test("reports a sign-in from a new browser, and none from a known one", async () => {
    await using server = await serving();
    await signIn(server, firefox);
    await signIn(server, later);
    assert.deepEqual(await capturedMail(server), []);

    await signIn(server, safari);
    await signIn(server, safari);

    const [mail, ...more] = await capturedMail(server);
    assert.deepEqual(more, []);
    assert.deepEqual([mail?.kind, mail?.to, mail?.subject], ["new_browser", "bob@acme.test", "New sign-in to Acme"]);
    assert.match(mail?.text ?? "", /with Safari on macOS/);
    assert.equal(mail?.headers["List-Unsubscribe"], undefined);
  });

  test("waits for the code of the second factor", async () => {
    await using server = await serving();
    const { secret } = await enrol(await signIn(server, firefox), server.clock.nowMs());
    const browser = await signIn(server, safari);
    assert.deepEqual(await capturedMail(server), []);
    server.clock.advance({ seconds: 60 });
    await browser.send("/sign-in/code", { code: codeAt(secret, server.clock.nowMs()) }, safari);

    assert.deepEqual(
      (await capturedMail(server)).map(({ kind }) => kind),
      ["new_browser"],
    );
  });

  test("says in the language of the person that the password was changed", async () => {
    await using server = await serving();
    const own = await atHome(server, server.bob);
    await own.does("client.preferences.set", { language: "de" });
    const browser = await signIn(server, firefox);
    await browser.send("/account/password", { current: server.passwordOf("bob"), next: password });

    const [mail] = await capturedMail(server);
    assert.equal(mail?.kind, "password_changed");
    assert.equal(mail.subject, "Dein Passwort für Acme wurde geändert");
    assert.match(mail.text, /am 15\. Januar 2026 um /);
    assert.match(mail.html, /<html lang="de">/);
  });
});
