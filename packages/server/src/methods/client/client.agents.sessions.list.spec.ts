import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent } from "../../../testkit/agents.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.agents.sessions.list";

async function beginThree() {
  const world = await workspace();
  const { alice, named } = await askAgent(world, "Plan the launch");
  const begin = async (text: string) => {
    world.clock.advance({ seconds: 10 });
    const { ts } = await alice.does("chat.postMessage", { channel: named.channel_id, text });
    const session = { channel_id: named.channel_id, thread_ts: ts };
    await world.bot.does("agents.sessions.setStatus", { ...session, status: "active" });
    return session;
  };
  await world.bot.does("agents.sessions.setStatus", { ...named, status: "active" });
  return { world, alice, named, lunch: await begin("What is for lunch?"), cafe: await begin("Find a café") };
}

describe(method, () => {
  test("lists pinned sessions first, then the latest, page by page", async () => {
    const { world, alice, named } = await beginThree();
    await using _ = world;
    await alice.does("client.agents.sessions.mark", { ...named, is_pinned: true });

    const first = await alice.does(method, { limit: 2 });
    const second = await alice.does(method, { limit: 2, cursor: first.response_metadata.next_cursor });

    assert.deepEqual(
      [...first.sessions, ...second.sessions].map(({ title }) => title),
      ["Plan the launch", "Find a café", "What is for lunch?"],
    );
    assert.equal(second.response_metadata.next_cursor, "");
  });

  test("finds titles without case and accents, and lists archived ones apart", async () => {
    const { world, alice, lunch } = await beginThree();
    await using _ = world;
    const titles = async (params: object) => (await alice.does(method, params)).sessions.map(({ title }) => title);

    assert.deepEqual(await titles({ query: "CAFE" }), ["Find a café"]);
    await alice.does("client.agents.sessions.mark", { ...lunch, is_archived: true });
    assert.deepEqual(await titles({}), ["Find a café", "Plan the launch"]);
    assert.deepEqual(await titles({ archived: true }), ["What is for lunch?"]);
  });

  test("is empty for a person who takes part in no session", async () => {
    const { world } = await beginThree();
    await using _ = world;

    assert.deepEqual((await (await atHome(world, world.bob)).does(method, {})).sessions, []);
  });

  refuses(method, {
    app_not_found: async (world) => (await atHome(world, world.alice)).refused(method, { app_id: "none" }),
    invalid_cursor: async (world) => (await atHome(world, world.alice)).refused(method, { cursor: "x" }),
  });
});
