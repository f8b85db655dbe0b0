import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { type Serving, serving } from "../../../testkit/signingIn.ts";
import { makeTrigger, nameBob, runsOf, type WireTrigger } from "../../../testkit/triggers.ts";

const asking = { workflow: "#/workflows/leave", inputs: { who: { customizable: true } } };

/** A browser in which a person of the first workspace is signed in. */
async function signedIn(server: Serving, name: string) {
  const browser = server.browser();
  const user = server.dev.users.find((candidate) => candidate.name === name);
  await browser.send("/sign-in", { login: user?.email ?? "", password: user?.password ?? "" });
  return browser;
}

function pathOf(server: Serving, { shortcut_url: url = "" }: WireTrigger): string {
  return url.slice(server.url.length);
}

describe("the link of a trigger", () => {
  test("shows what it starts, and starts it when the person says so", async () => {
    await using server = await serving();
    const trigger = await makeTrigger(server, { ...asking, name: "Leave <b>", shortcut: { button_text: "Ask now" } });
    const path = pathOf(server, trigger);
    const browser = await signedIn(server, "bob");

    const page = await (await browser.get(path)).text();
    assert.match(page, /Leave &lt;b&gt;/);
    assert.match(page, /Ask now/);
    assert.deepEqual(await runsOf(server, trigger.id), []);
    const answer = await browser.send(path, { who: server.carol.id });

    assert.match(await answer.text(), /is on its way/);
    const [run] = await runsOf(server, trigger.id);
    assert.deepEqual([run?.startedBy, run?.inputs], [server.bob.id, { who: server.carol.id }]);
  });

  test("says what is wrong with what was entered, and keeps it", async () => {
    await using server = await serving();
    const trigger = await makeTrigger(server, asking);
    const browser = await signedIn(server, "bob");

    const answer = await browser.send(pathOf(server, trigger), { who: "a name" });

    const page = await answer.text();
    assert.equal(answer.status, 400);
    assert.match(page, /who must be the id of a person/);
    assert.match(page, /value="a name"/);
    assert.deepEqual(await runsOf(server, trigger.id), []);
  });

  test("asks for a channel when the workflow runs in one", async () => {
    await using server = await serving();
    const trigger = await makeTrigger(server, {
      workflow: "#/workflows/place",
      inputs: { place: { value: "{{data.channel_id}}" } },
    });
    const path = pathOf(server, trigger);
    const browser = await signedIn(server, "carol");

    const page = await (await browser.get(path)).text();
    assert.match(page, new RegExp(`<option value="${server.random}" *>#random</option>`));
    assert.doesNotMatch(page, new RegExp(server.secret));
    const missing = await browser.send(path, {});
    assert.equal(missing.status, 400);
    assert.match(await missing.text(), /place is missing: run the link in a channel/);
    const hidden = await browser.send(path, { "page.channel": server.secret });
    assert.match(await hidden.text(), /channel not found/);
    const started = await browser.send(path, { "page.channel": server.random });

    assert.match(await started.text(), new RegExp(`href="/client/${server.dev.teams[0]?.id}/${server.random}"`));
    assert.deepEqual(
      (await runsOf(server, trigger.id)).map(({ inputs }) => inputs),
      [{ place: server.random }],
    );
  });

  test("is found in the workspace that has it, whichever the person opened last", async () => {
    await using server = await serving();
    const { acme, labs } = teamsOf(server);
    const trigger = await makeTrigger(server, asking);
    const path = pathOf(server, trigger);
    const browser = await signedIn(server, "carol");
    await browser.send(`/client/session?team=${labs}`, {});

    const page = await (await browser.get(path)).text();
    const [, page_user = ""] = /name="page_user" value="([^"]*)"/.exec(page) ?? [];
    assert.equal(page_user, `${acme}/${server.carol.id}`);
    const answer = await browser.send(path, { page_user, who: server.bob.id });
    assert.match(await answer.text(), /is on its way/);
    assert.equal((await runsOf(server, trigger.id)).length, 1);
  });

  test("asks strangers to sign in first, and does not exist for people without permission", async () => {
    await using server = await serving();
    const id = await nameBob(server);
    const { trigger } = await server.bot.does("workflows.triggers.info", { trigger_id: id });
    const path = pathOf(server, trigger);

    const stranger = await server.browser().get(path);
    assert.match(stranger.headers.get("location") ?? "", /^\/sign-in/);
    const carol = await signedIn(server, "carol");
    const refused = await carol.get(path);
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /You cannot run this workflow/);
    assert.equal((await carol.send(path, {})).status, 403);
    assert.equal((await carol.get(path.replace(id, "Ft00000000X"))).status, 404);
    assert.deepEqual(await runsOf(server, id), []);
  });
});
