import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { agentFinds, agentFindsTexts, askedIn } from "../../../testkit/agentSearch.ts";
import { upload } from "../../../testkit/files.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { withScopes } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "assistant.search.context";

/** Posts a minute apart, so that the order follows from the time. */
async function posts(world: Workspace, actor: Actor, channel: string, ...texts: readonly string[]): Promise<string[]> {
  const stamps: string[] = [];
  for (const text of texts) {
    stamps.push((await actor.does("chat.postMessage", { channel, text })).ts);
    world.clock.advance({ seconds: 60 });
  }
  return stamps;
}

describe(method, () => {
  test("returns a message with its author, conversation and permalink", async () => {
    await using world = await workspace();
    const [ts = ""] = await posts(world, world.alice, world.random, "The zebra has landed");
    await world.platform.settle();

    const { results, response_metadata } = await world.bob.does(method, { query: "zebra" });

    assert.deepEqual(Object.keys(results), ["messages"]);
    const [{ permalink, ...match } = assert.fail()] = results.messages ?? [];
    assert.deepEqual(match, {
      author_name: "alice",
      author_user_id: world.alice.id,
      team_id: world.dev.teams[0]?.id,
      channel_id: world.random,
      channel_name: "random",
      message_ts: ts,
      content: "The zebra has landed",
      is_author_bot: false,
    });
    assert.match(permalink, new RegExp(`archives/${world.random}/p\\d+$`));
    assert.equal(response_metadata.next_cursor, "");
  });

  test("a bot searches for the person whose token it passes", async () => {
    await using world = await workspace();
    await posts(world, world.alice, world.random, "zebra in public");
    await posts(world, world.alice, world.secret, "zebra in secret");
    const action_token = askedIn(world, world.bob, world.random);

    assert.deepEqual(await agentFindsTexts(world, world.bot, { query: "zebra", action_token }), ["zebra in public"]);
    assert.equal(
      await world.bot.refused(method, { query: "zebra", action_token, channel_types: ["private_channel"] }),
      "missing_scope",
    );
  });

  test("a token is refused without the person, the app or the time that it was made for", async () => {
    await using world = await workspace();
    const code = (action_token?: string, bot = world.bot) => bot.refused(method, { query: "zebra", action_token });
    const { user_id: bot } = await world.bot.does("auth.test", {});
    const dm = await openDm(world, world.bob, { ...world.bot, id: bot });
    const other = world.dev.apps.find((app) => app.name !== "Dev App" && app.bot_token !== undefined);

    assert.equal(await code(), "invalid_action_token");
    assert.equal(await code("nonsense"), "invalid_action_token");
    assert.equal(await code(askedIn(world, world.carol, dm)), "invalid_action_token");
    assert.equal(await code(askedIn(world, world.bob, world.secret)), "invalid_action_token");
    assert.equal(await code(askedIn(world, { id: bot }, world.random)), "invalid_action_token");
    assert.equal(
      await code(askedIn(world, world.bob, world.random), world.actor(other?.bot_token ?? "")),
      "invalid_action_token",
    );
    const token = askedIn(world, world.bob, world.random);
    world.clock.advance({ seconds: limits.action_token_life_s + 1 });
    assert.equal(await code(token), "invalid_action_token");
  });

  test("a token ends with the membership of the person", async () => {
    await using world = await workspace();
    const action_token = askedIn(world, world.carol, world.random);
    await world.bot.does(method, { query: "zebra", action_token });

    const team_id = world.dev.teams[0]?.id ?? "";
    await world.alice.does("admin.users.remove", { team_id, user_id: world.carol.id });

    assert.equal(await world.bot.refused(method, { query: "zebra", action_token }), "invalid_action_token");
  });

  test("all words have to be there, in any inflection, and OR stands between alternatives", async () => {
    await using world = await workspace();
    const texts = ["deploying the zebra service", "the zebras were deployed", "zebra only", "giraffe only"];
    await posts(world, world.alice, world.random, ...texts);
    const find = (query: string) => agentFindsTexts(world, world.bob, { query, sort: "timestamp", sort_dir: "asc" });

    assert.deepEqual(await find("deploy zebra"), texts.slice(0, 2));
    assert.deepEqual(await find("zebra OR giraffe only"), texts.slice(2));
    assert.deepEqual(await find('"zebra"'), [texts[0], texts[2]]);
    assert.deepEqual(await find("zebra -service"), texts.slice(1, 3));
    assert.deepEqual(await find("from:@alice in:#random giraffes"), texts.slice(3));
    assert.deepEqual(await find("from:@bob giraffes"), []);
  });

  test("a question is read loosely, unless all its words are asked for", async () => {
    await using world = await workspace();
    const texts = ["the launch checklist", "checklist for the zebra launch", "lunch"];
    await posts(world, world.alice, world.random, ...texts);
    const query = "Where is the checklist for the zebra launch of 2026?";
    const find = (more: object) => agentFindsTexts(world, world.bob, { query, ...more });

    assert.deepEqual(await find({}), [texts[1], texts[0]]);
    assert.deepEqual(await find({ disable_semantic_search: true }), []);
  });

  test("term clauses stand for the query, and modifiers narrow them", async () => {
    await using world = await workspace();
    await posts(world, world.alice, world.random, "red zebra", "green zebra", "red giraffe");
    await posts(world, world.bob, world.random, "green giraffe");
    const find = (term_clauses: unknown[], modifiers = "") =>
      agentFindsTexts(world, world.bob, {
        query: "nothing of this counts",
        term_clauses,
        modifiers,
        sort: "timestamp",
        sort_dir: "asc",
      } as never);

    assert.deepEqual(await find(["red green", "giraffe"]), ["red giraffe", "green giraffe"]);
    assert.deepEqual(await find([["red", "green"], "zebra"]), ["red zebra", "green zebra"]);
    assert.deepEqual(await find(["giraffe"], "from:me"), ["green giraffe"]);
    assert.deepEqual(await find(["giraffe"], "-red"), ["green giraffe"]);
  });

  test("ranks by words, then newness, own channels and the conversation at hand", async () => {
    await using world = await workspace();
    const { channel: far } = await world.alice.does("conversations.create", { name: "far" });
    await posts(world, world.alice, world.random, "zebra old");
    world.clock.advance({ hours: 24 * 60 });
    await posts(world, world.alice, far.id, "zebra elsewhere");
    await posts(world, world.alice, world.random, "zebra here");
    const find = (more: object) => agentFindsTexts(world, world.bob, { query: "zebra", ...more });

    assert.deepEqual(await find({}), ["zebra here", "zebra elsewhere", "zebra old"]);
    assert.deepEqual(await find({ context_channel_id: far.id }), ["zebra elsewhere", "zebra here", "zebra old"]);
    assert.deepEqual(await find({ sort: "timestamp", sort_dir: "asc" }), [
      "zebra old",
      "zebra elsewhere",
      "zebra here",
    ]);
  });

  test("pages by cursor come to the whole, and a cursor is for one search", async () => {
    await using world = await workspace();
    const texts = ["zebra one", "zebra two", "zebra three", "zebra four", "zebra five"];
    await posts(world, world.alice, world.random, ...texts);
    await world.platform.settle();
    const asked = { query: "zebra", sort: "timestamp", sort_dir: "asc", limit: 2 } as const;

    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const { results, response_metadata } = await world.bob.does(method, {
        ...asked,
        ...(cursor !== undefined && { cursor }),
      });
      walked.push(...(results.messages ?? []).map(({ content }) => content));
      if (cursor === undefined) {
        const stolen = { ...asked, cursor: response_metadata.next_cursor };
        assert.equal(await world.alice.refused(method, stolen), "invalid_cursor");
        assert.equal(await world.bob.refused(method, { ...stolen, query: "other" }), "invalid_cursor");
      }
      cursor = response_metadata.next_cursor;
    } while (cursor !== "");

    assert.deepEqual(walked, texts);
  });

  test("surrounds a match with its channel, or with its thread alone", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    const stamps = await posts(world, alice, random, "one", "two", "three", "four", "zebra", "six");
    await bob.does("chat.postMessage", { channel: random, text: "reply okapi", thread_ts: stamps[5] ?? "" });
    await bob.does("chat.postMessage", { channel: random, text: "reply after", thread_ts: stamps[5] ?? "" });
    const near = async (query: string) => {
      const { messages = [] } = await agentFinds(world, bob, { query, include_context_messages: true });
      const { before = [], after = [] } = messages[0]?.context_messages ?? {};
      return [before.map(({ text }) => text), after.map(({ text }) => text)];
    };

    assert.deepEqual(await near("zebra"), [["two", "three", "four"], ["six"]]);
    assert.deepEqual(await near("okapi"), [["six"], ["reply after"]]);
    assert.deepEqual(await near("six"), [[], ["reply okapi", "reply after"]]);
  });

  test("leaves out archived channels, apps and times that were not asked for", async () => {
    await using world = await workspace();
    const { channel: old } = await world.alice.does("conversations.create", { name: "old" });
    await posts(world, world.alice, old.id, "zebra archived");
    await world.alice.does("conversations.archive", { channel: old.id });
    await world.bot.does("chat.postMessage", { channel: world.random, text: "zebra of an app" });
    world.clock.advance({ seconds: 60 });
    const [ts = ""] = await posts(world, world.alice, world.random, "zebra now");
    const find = async (more: object) =>
      (await agentFindsTexts(world, world.bob, { query: "zebra", ...more })).toSorted();

    assert.deepEqual(await find({}), ["zebra now"]);
    assert.deepEqual(await find({ include_bots: true }), ["zebra now", "zebra of an app"]);
    assert.deepEqual(await find({ include_archived_channels: true }), ["zebra archived", "zebra now"]);
    const second = Math.floor(Number(ts));
    assert.deepEqual(await find({ after: second, before: second }), ["zebra now"]);
    assert.deepEqual(await find({ after: second + 1 }), []);
    assert.deepEqual(await find({ before: second - 1 }), []);
  });

  test("marks what was found and returns blocks where that is asked for", async () => {
    await using world = await workspace();
    await posts(world, world.alice, world.random, "the zebras landed");

    const [plain] = (await agentFinds(world, world.bob, { query: "zebra" })).messages ?? [];
    const asked = { query: "zebra", highlight: true, include_message_blocks: true };
    const [marked] = (await agentFinds(world, world.bob, asked)).messages ?? [];

    assert.equal(plain?.blocks, undefined);
    assert.equal(marked?.content, "the \u{e000}zebras\u{e001} landed");
    assert.equal(marked?.blocks?.length, 1);
  });

  test("finds files, channels and people, each array only where it was asked for", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    await upload(world, alice, { name: "zebra.txt", bytes: "stripes and more", channels: [random] });
    await upload(world, alice, { name: "zebra-own.txt", bytes: "not shared" });
    await alice.does("conversations.create", { name: "zebra-watch" });
    await alice.does("conversations.create", { name: "zebra-secret", is_private: true });
    await alice.does("conversations.setPurpose", { channel: world.general, purpose: "Zebras and others" });

    const found = await agentFinds(world, alice, { query: "zebra", content_types: ["files", "channels", "users"] });
    assert.deepEqual(Object.keys(found), ["files", "channels", "users"]);
    assert.deepEqual(
      found.files?.map(({ title, content, file_type }) => [title, content, file_type]),
      [["zebra.txt", "stripes and more", "text/plain"]],
    );
    assert.deepEqual(
      found.channels?.map(({ name }) => name),
      ["zebra-watch", "general"],
    );
    assert.deepEqual(found.users, []);

    const people = await agentFinds(world, bob, { query: "engineer", content_types: ["users"] });
    assert.deepEqual(
      people.users?.map(({ user_id, full_name, title, timezone, email }) => [
        user_id,
        full_name,
        title,
        timezone,
        email,
      ]),
      [[bob.id, "Bob Brown", "Engineer", "America/New_York", "bob@acme.test"]],
    );
    assert.match(people.users?.[0]?.profile_pic_permalink ?? "", /^https?:/);
  });

  test("neither shows nor searches addresses without their scope, nor deactivated people unless asked", async () => {
    await using world = await workspace();
    const narrow = await withScopes(world, world.alice, ["search:read.public", "search:read.users"]);
    const find = async (query: string, more: object = {}) => {
      const { users = [] } = await agentFinds(world, narrow, { query, content_types: ["users"], ...more });
      return users.map(({ user_id, email }) => [user_id, email]);
    };

    assert.deepEqual(await find("bob"), [[world.bob.id, ""]]);
    assert.deepEqual(await find("partner.test"), []);
    const team_id = world.dev.teams[0]?.id ?? "";
    await world.alice.does("admin.users.remove", { team_id, user_id: world.bob.id });
    assert.deepEqual(await find("bob"), []);
    assert.deepEqual(await find("bob", { include_deleted_users: true }), [[world.bob.id, ""]]);
  });

  refuses(method, {
    missing_query: (world) => world.bob.refused(method, { query: "?!" }),
    query_too_long: (world) => world.bob.refused(method, { query: "zebra ".repeat(limits.search_query_chars_max) }),
    invalid_action_token: (world) => world.bot.refused(method, { query: "zebra" }),
    context_channel_not_found: (world) =>
      world.carol.refused(method, { query: "zebra", context_channel_id: world.secret }),
    invalid_cursor: (world) => world.bob.refused(method, { query: "zebra", cursor: "nonsense" }),
    feature_not_enabled: (world) => world.dora.refused(method, { query: "zebra" }),
    assistant_search_context_disabled: async (world) => {
      const { db } = world.platform.store;
      await db.updateTable("apps").set({ distribution: "unlisted" }).execute();
      return world.bob.refused(method, { query: "zebra" });
    },
    missing_scope: async (world) => {
      const narrow = await withScopes(world, world.bob, ["search:read.public"]);
      return narrow.refused(method, { query: "zebra", channel_types: ["im"] });
    },
    invalid_arguments: (world) => world.bob.refused(method, { query: "zebra", term_clauses: [1] }),
  });
});
