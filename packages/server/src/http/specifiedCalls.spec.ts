import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../testkit/admins.ts";
import { ask } from "../../testkit/streams.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { methods } from "../methods/registry.ts";

const form = "application/x-www-form-urlencoded";
const json = "application/json; charset=utf-8";

describe("a method that is called by GET", () => {
  test("takes its arguments in the query, as a form and as JSON alike [API-1.3]", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const { ts } = await alice.does("chat.postMessage", { channel, text: "root" });
    const calls = {
      "conversations.replies": { channel, ts },
      "admin.analytics.messages.metadata": { channel, oldest_ts: ts },
      "admin.analytics.messages.activity": { channel, oldest_ts: ts },
    };

    for (const [method, params] of Object.entries(calls)) {
      assert.equal(methods.get(method)?.http, "GET");
      const authorization = `Bearer ${alice.token}`;
      const encoded = new URLSearchParams(params).toString();
      const answers = [
        await world.send({ method, authorization, query: encoded }),
        await world.send({ method, authorization, contentType: form, body: Buffer.from(encoded) }),
        await world.send({ method, authorization, contentType: json, body: Buffer.from(JSON.stringify(params)) }),
      ];
      const [first, ...others] = answers.map(({ headers: _headers, ...answer }) => answer);
      assert.equal(first?.ok, true);
      for (const other of others) assert.deepEqual(other, first);
    }
  });
});

describe("the timestamp of a message", () => {
  test("is a string of Unix seconds with a fraction [API-1.7]", async () => {
    await using world = await workspace();

    const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "now" });

    assert.match(ts, /^\d{10}\.\d{6}$/);
    assert.equal(Math.floor(Number(ts)), Math.floor(world.clock.nowMs() / 1_000));
  });
});

describe("the name of an argument", () => {
  const send = (world: Workspace, name: string) =>
    world.send({ method: "api.test", contentType: form, body: Buffer.from(`${name}=1`) });

  test("has letters, digits and underscores, and an end [API-12.10]", async () => {
    await using world = await workspace();

    for (const name of ["a", "A_1", "x".repeat(255)]) assert.equal((await send(world, name)).ok, true);
    for (const name of ["x".repeat(256), "a-b", "a.b", "%C3%A9"]) {
      assert.equal((await send(world, name)).error, "invalid_arg_name");
    }
  });
});

describe("the kinds of tokens of a method", () => {
  test("are a user's for permissions of trigger types, and a bot's for streams [API-5.2, API-9.2]", async () => {
    await using world = await workspace();
    const permissions = { id: "Ftt02", visibility: "everyone" };
    const method = "admin.workflows.triggers.types.permissions.set";

    await world.alice.does(method, permissions);
    assert.equal(await world.bot.refused(method, permissions), "not_allowed_token_type");
    const question = await ask(world);
    await world.bot.does("chat.startStream", question);
    assert.equal(await world.alice.refused("chat.startStream", question), "not_allowed_token_type");
  });

  test("leave metadata of streams to apps, so that its code is declared and never answered [API-9.31]", async () => {
    await using world = await workspace();
    const { tokens, errors } = methods.get("chat.startStream") ?? {};
    const metadata = { event_type: "task_created", event_payload: {} };

    assert.deepEqual(tokens, ["bot"]);
    assert.ok("metadata_must_be_sent_from_app" in (errors ?? {}));
    const asPerson = { ...(await ask(world)), metadata };
    assert.equal(await personOf(world, "alice").refused("chat.startStream", asPerson), "not_allowed_token_type");
    await world.bot.does("chat.startStream", asPerson);
  });
});

describe("a required argument", () => {
  test("is the id of the trigger type, and the trigger with the permission [API-5.3, API-10.3]", async () => {
    await using world = await workspace();
    const types = "admin.workflows.triggers.types.permissions.set";

    assert.equal(await world.alice.refused(types, { visibility: "no_one" }), "trigger_type_id_not_found");
    const run = "workflows.triggers.permissions.set";
    assert.equal(await world.bot.refused(run, { permission_type: "everyone" }), "trigger_not_found");
  });
});
