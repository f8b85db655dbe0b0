import assert from "node:assert/strict";
import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";

let server: DevServer;
before(async () => void (server = await serveDev()));
after(() => server[Symbol.asyncDispose]());

const answerOf = <T>(out: string): T => JSON.parse(out) as T;

/** Signs in as alice by token, which needs no page. */
async function signIn(place: Shell): Promise<void> {
  const { code, err } = await place.run(["login", server.url, "--token", server.dev.config_token ?? ""]);
  assert.deepEqual([code, err], [0, ""]);
}

describe("platform login", () => {
  test("signs in by a page, in two halves where nobody can be asked", async () => {
    using place = shell();
    const begun = await place.run(["login", server.url, "--json"]);
    const { ticket, approve_url: url } = answerOf<{ ticket: string; approve_url: string }>(begun.out);
    const challenge = await server.agree("bob", url);

    const done = await place.run(["login", server.url, "--ticket", ticket, "--challenge", challenge]);

    assert.equal(done.out, `Signed in as bob (Acme) on ${server.url}.\n\nplatform create my-app\n`);
    const file = place.path(".platform", "credentials.json");
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match((await place.run(["auth", "list"])).out, new RegExp(`^T\\w+  Acme  bob  ${server.url}\n$`));
    assert.doesNotMatch((await place.run(["auth", "list", "--json"])).out, /xox/);

    chmodSync(file, 0o644);
    await signIn(place);
    assert.equal(statSync(file).mode & 0o777, 0o600);
  });

  test("signs in by the slash command that takes the ticket", async () => {
    using place = shell();
    const begun = await place.run(["login", server.url, "--json"]);
    const { ticket } = answerOf<{ ticket: string }>(begun.out);
    const args = { channel: server.dev.channels["general"], command: "/slackauthticket", text: ticket };
    const ran = await server.platform.control("person.call", { user: "bob", method: "chat.command", args });
    const [, challenge = ""] = /`([A-Z2-9]{8})`/.exec(JSON.stringify(ran)) ?? [];

    const done = await place.run(["login", server.url, "--ticket", ticket, "--challenge", challenge]);

    assert.equal(done.out, `Signed in as bob (Acme) on ${server.url}.\n\nplatform create my-app\n`);
  });

  test("refuses a wrong code, half an answer, an address that is none, and a server that is not there", async () => {
    using place = shell();
    const table: readonly (readonly [args: string[], code: number, message: RegExp])[] = [
      [
        ["--ticket", "x", "--challenge", "y"],
        1,
        /^The ticket is not from this server, or is older than ten minutes\. \(apps\.hosted\.exchangeAuthTicket: invalid_ticket\)\n/,
      ],
      [["--challenge", "y"], 1, /^--ticket and --challenge must be used together\. \(prompt_needed\)\n/],
      [["--token", "xoxb-1"], 1, /invalid_auth[^]*Sign in again with `platform login`/],
    ];
    for (const [args, code, message] of table) {
      const ran = await place.run(["login", server.url, ...args]);
      assert.equal(ran.code, code);
      assert.match(ran.err, message);
    }
    assert.match((await place.run(["login", "chat.example.com"])).err, /^--base-url must be a URL such as/);
    const nobody = await place.run(["login", "http://127.0.0.1:9"]);
    assert.match(nobody.err, /^No server answers at http:\/\/127\.0\.0\.1:9\. \(server_unreachable\)/);
  });

  test("renews a token that has ended, by the server's clock, and keeps the new one", async () => {
    await using own = await serveDev();
    using place = shell();
    const { config_token: token = "", config_refresh_token: refresh = "" } = own.dev;
    await place.run(["login", own.url, "--token", token, "--refresh-token", refresh]);
    const before = answerOf<{ token: string }>((await place.run(["auth", "token", "--json"])).out).token;

    await own.platform.control("clock.advance", { by: "13h" });

    const { code, out } = await place.run(["api", "auth.test", "--json"]);
    assert.deepEqual([code, answerOf<{ user: string }>(out).user], [0, "alice"]);
    const now = (await place.run(["auth", "token"])).out.trim();
    assert.notEqual(now, before);
  });
});

describe("platform logout", () => {
  test("revokes the token and forgets it, also when the server is gone", async () => {
    await using own = await serveDev();
    using place = shell();
    const { config_token: token = "" } = own.dev;
    await place.run(["login", own.url, "--token", token]);
    assert.equal((await place.run(["logout"])).out, "Signed out: alice (Acme).\n");
    assert.match((await place.run(["api", "auth.test", "--base-url", own.url, "--token", token])).err, /token_revoked/);
    assert.match((await place.run(["api", "auth.test"])).err, /^You are not signed in\. \(not_authed\)/);

    const gone = { api_url: "http://127.0.0.1:9/api/", team_id: "T1", team_name: "Gone", user_name: "eve", token: "x" };
    writeFileSync(place.path(".platform", "credentials.json"), JSON.stringify({ accounts: [gone] }));
    const { accounts } = answerOf<{ accounts: { is_revoked: boolean }[] }>(
      (await place.run(["logout", "--all", "--json"])).out,
    );
    assert.deepEqual(accounts, [{ api_url: gone.api_url, team_id: "T1", is_revoked: false }]);
    assert.equal((await place.run(["auth", "list"])).out, "You are not signed in.\n\nplatform login\n");
  });
});

describe("platform api", () => {
  test("calls any method with arguments as they look, and prints the answer", async () => {
    using place = shell();
    const bot = ["--base-url", server.url, "--token", server.dev.apps[0]?.bot_token ?? ""];
    const channel = server.dev.channels["general"];
    const { code, out } = await place.run([
      "api",
      "chat.postMessage",
      `channel=${channel}`,
      "text=1700000000.000100",
      `blocks=[{"type":"divider"}]`,
      "--data",
      '{"text":"below","unfurl_links":false}',
      ...bot,
    ]);
    const answer = answerOf<{ message: { text: string; blocks: { type: string }[] } }>(out);
    assert.deepEqual([code, answer.message.text, answer.message.blocks[0]?.type], [0, "1700000000.000100", "divider"]);
    const refused = await place.run(["api", "chat.postMessage", "channel=C0", "text=x", "--json", ...bot]);
    const { error, code: serverCode } = answerOf<{ error: string; code: string }>(refused.out);
    assert.deepEqual([refused.code, error, serverCode], [1, "api_refused", "channel_not_found"]);
    const typo = await place.run(["api", "chat.postMesage", ...bot]);
    assert.match(
      typo.err,
      /^The server has no such method\. \(chat\.postMesage: unknown_method\)\n {2}did you mean chat\.postMessage\?\n/,
    );
    assert.match((await place.run(["api", "x", "text", ...bot])).err, /^text must be name=value\.\n/);
    assert.match((await place.run(["api", "x", "--data", "[]", ...bot])).err, /^--data must be a JSON object/);
  });

  test("asks for the workspace where there are several, and names the flag where nobody can be asked", async () => {
    using place = shell();
    await signIn(place);
    const file = place.path(".platform", "credentials.json");
    const { accounts } = answerOf<{ accounts: { team_id: string }[] }>(readFileSync(file, "utf8"));
    const other = { ...accounts[0], team_id: "T0OTHER", team_domain: "other", team_name: "Other" };
    writeFileSync(file, JSON.stringify({ accounts: [...accounts, other] }));

    const asked = await place.run(["api", "auth.test"]);

    assert.equal(asked.code, 1);
    assert.match(
      asked.err,
      /^Which workspace\? \(prompt_needed\)\n {2}--team T\w+ {2}alice \(Acme\)\n {2}--team T0OTHER {2}alice \(Other/,
    );
    assert.equal((await place.run(["api", "auth.test", "--team", "acme"])).code, 0);
    assert.match(
      (await place.run(["api", "auth.test", "--team", "none"])).err,
      /Signed in: alice \(Acme\), alice \(Other/,
    );
  });
});
