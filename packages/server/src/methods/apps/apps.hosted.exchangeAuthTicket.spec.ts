import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { seedWithGil } from "../../../testkit/channels.ts";
import { type FormBrowser, serving } from "../../../testkit/signingIn.ts";
import { refuses } from "../../../testkit/refuses.ts";
import type { Workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.exchangeAuthTicket";

async function newTicket(world: Workspace): Promise<string> {
  return (await world.actor("").does("apps.hosted.generateAuthTicket", {})).ticket;
}

async function agree(browser: FormBrowser, ticket: string): Promise<string> {
  const page = await (await browser.send(`/command-line/${ticket}`, {})).text();
  return /<code>([A-Z2-9]{8})<\/code>/.exec(page)?.[1] ?? "";
}

describe(method, () => {
  test("returns the token of the person who approved, once, however the code is typed", async () => {
    await using server = await serving();
    const ticket = await newTicket(server);
    const challenge = await agree(await server.signedIn("bob"), ticket);
    const half = { ticket, challenge: ` ${challenge.toLowerCase()} ` };

    const answer = await server.actor("").does(method, half);

    assert.deepEqual([answer.user_id, answer.team_id], [server.bob.id, server.dev.teams[0]?.id]);
    const [acme] = server.dev.teams;
    assert.deepEqual(
      [answer.team_name, answer.team_domain, answer.enterprise_id, answer.is_enterprise_install],
      [acme?.name, acme?.domain, server.dev.org?.id, false],
    );
    assert.equal(answer.exp, Math.floor(server.clock.nowMs() / 1000) + limits.access_token_lifetime_s);
    const bob = server.actor(answer.token);
    await bob.does("apps.manifest.create", { manifest: { display_information: { name: "Echo" } } });
    await server.actor("").does("tooling.tokens.rotate", { refresh_token: answer.refresh_token });
    assert.equal(await server.actor("").refused(method, half), "invalid_challenge");
  });

  test("takes only the code of its own ticket, the latest one, and ends after ten minutes", async () => {
    await using server = await serving();
    const alice = await server.signedIn("alice");
    const [mine, foreign] = [await newTicket(server), await newTicket(server)];
    const first = await agree(alice, mine);
    const second = await agree(alice, mine);
    const nobody = server.actor("");

    assert.equal(await nobody.refused(method, { ticket: foreign, challenge: second }), "invalid_challenge");
    assert.equal(await nobody.refused(method, { ticket: mine, challenge: first }), "invalid_challenge");
    server.clock.advance({ seconds: limits.command_line_ticket_s });
    assert.equal(await nobody.refused(method, { ticket: mine, challenge: second }), "invalid_ticket");
    assert.equal((await alice.send(`/command-line/${mine}`, {})).status, 410);
  });

  test("gives nothing for a person who was deactivated after approving, not even after a reactivation", async () => {
    await using server = await serving();
    const ticket = await newTicket(server);
    const challenge = await agree(await server.signedIn("bob"), ticket);
    const named = { team_id: server.dev.teams[0]?.id ?? "", user_id: server.bob.id };

    await server.alice.does("admin.users.remove", named);

    assert.equal(await server.actor("").refused(method, { ticket, challenge }), "invalid_challenge");
  });

  test("is not agreed to by a form of another site", async () => {
    await using server = await serving();
    const alice = await server.signedIn("alice");
    const answer = await alice.send(`/command-line/${await newTicket(server)}`, {}, { "sec-fetch-site": "cross-site" });
    assert.equal(answer.status, 403);
  });

  test("is not agreed to by a guest", async () => {
    await using server = await serving({ seed: seedWithGil() });
    const browser = server.browser();
    const link = server.platform.signInLinks(server.dev.users).find(({ name }) => name === "gil");
    await browser.get((link?.url ?? "").slice(server.url.length));

    const answer = await browser.send(`/command-line/${await newTicket(server)}`, {});

    assert.equal(answer.status, 403);
    assert.match(await answer.text(), /Guests cannot sign in a command line/);
  });

  refuses(method, {
    invalid_ticket: (world) => world.actor("").refused(method, { ticket: "dGlja2V0", challenge: "K7PQ2RSA" }),
    invalid_challenge: async (world) =>
      world.actor("").refused(method, { ticket: await newTicket(world), challenge: "K7PQ2RSA" }),
  });
});
