import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { finds } from "../../../testkit/searching.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "search.messages";

/** Alice posts in #random, a minute apart, so that the order follows from the time. */
async function posts(world: Workspace, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await world.alice.does("chat.postMessage", { channel: world.random, text });
    world.clock.advance({ seconds: 60 });
  }
}

describe(method, () => {
  test("returns a match with its conversation, author and permalink", async () => {
    await using world = await workspace();
    const posted = await world.alice.does("chat.postMessage", { channel: world.random, text: "The zebra has landed" });
    await world.platform.settle();

    const { query, messages } = await world.bob.does(method, { query: "zebra" });

    const [match] = messages.matches;
    assert.equal(query, "zebra");
    assert.deepEqual([match?.ts, match?.user, match?.username], [posted.ts, world.alice.id, "alice"]);
    assert.deepEqual([match?.channel.id, match?.channel.name], [world.random, "random"]);
    assert.match(match?.permalink ?? "", new RegExp(`archives/${world.random}/p\\d+$`));
    assert.deepEqual(messages.paging, { count: 20, total: 1, page: 1, pages: 1 });
    const { first, last, page_count } = messages.pagination;
    assert.deepEqual([first, last, page_count], [1, 1, 1]);
  });

  test("finds in the DM with oneself only what is there", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    await alice.does("chat.postMessage", { channel: bob.id, text: "zebra for bob" });
    await alice.does("chat.postMessage", { channel: alice.id, text: "zebra for me" });

    for (const place of ["@me", "@alice"]) {
      assert.deepEqual(await finds(world, alice, `zebra in:${place}`), ["zebra for me"], place);
    }
    assert.deepEqual(await finds(world, alice, "zebra in:@bob"), ["zebra for bob"]);
  });

  test("puts what says it more often first, unless time decides", async () => {
    await using world = await workspace();
    await posts(world, "zebra zebra zebra", "one zebra among very many other words that say something else entirely");

    const byScore = await finds(world, world.bob, "zebra", { sort: "score" });
    const byTime = await finds(world, world.bob, "zebra");
    const oldest = await finds(world, world.bob, "zebra", { sort_dir: "asc" });

    assert.equal(byScore[0], "zebra zebra zebra");
    assert.equal(byTime[1], "zebra zebra zebra");
    assert.equal(oldest[0], "zebra zebra zebra");
  });

  test("pages by number and by cursor come to the whole", async () => {
    await using world = await workspace();
    const texts = ["zebra one", "zebra two", "zebra three", "zebra four", "zebra five"];
    await posts(world, ...texts);
    await world.platform.settle();
    const asked = { query: "zebra", sort: "timestamp", count: 2 } as const;

    const turned: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { messages } = await world.bob.does(method, { ...asked, page });
      turned.push(...messages.matches.map((match) => match.text));
    }
    const walked: string[] = [];
    for (let cursor = "*"; cursor !== "";) {
      const { messages, response_metadata } = await world.bob.does(method, { ...asked, cursor });
      walked.push(...messages.matches.map((match) => match.text));
      cursor = response_metadata.next_cursor;
    }

    assert.deepEqual(turned, texts.toReversed());
    assert.deepEqual(walked, texts.toReversed());
  });

  test("marks the words that were found when asked to", async () => {
    await using world = await workspace();
    await posts(world, "A Zébra, two zebras");

    const whole = await finds(world, world.bob, "zebra", { highlight: true });
    const beginnings = await finds(world, world.bob, "zeb*", { highlight: true });

    assert.deepEqual(whole, ["A \u{e000}Zébra\u{e001}, two zebras"]);
    assert.deepEqual(beginnings, ["A \u{e000}Zébra\u{e001}, two \u{e000}zebras\u{e001}"]);
  });

  test("finds what was planted before anybody searched, and goes on where it stopped", async () => {
    await using world = await workspace();
    await posts(world, "zebra before");
    assert.deepEqual(await finds(world, world.bob, "zebra"), ["zebra before"]);

    await posts(world, "zebra after");

    assert.deepEqual(await finds(world, world.bob, "zebra"), ["zebra after", "zebra before"]);
  });

  test("starts over when another state was put in its place", async () => {
    await using world = await workspace();
    await posts(world, "zebra kept");
    await world.platform.settle();
    await world.platform.control("state.snapshot", { name: "kept" });
    await posts(world, "zebra lost");
    assert.deepEqual(await finds(world, world.bob, "zebra"), ["zebra lost", "zebra kept"]);

    await world.platform.control("state.restore", { name: "kept" });

    assert.deepEqual(await finds(world, world.bob, "zebra"), ["zebra kept"]);
  });

  refuses(method, {
    no_query: ({ bob }) => bob.refused(method, { query: "!?" }),
    invalid_cursor: ({ bob }) => bob.refused(method, { query: "zebra", cursor: "forged" }),
  });
});
