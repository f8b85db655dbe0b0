import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "search.all";

describe(method, () => {
  test("answers what search.messages and search.files answer, and no posts", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    await alice.does("chat.postMessage", { channel: world.random, text: "The zebra has landed" });
    await upload(world, alice, { name: "zebra.txt", channels: [world.random] });
    await world.platform.settle();

    const all = await bob.does(method, { query: "zebra" });

    const { messages } = await bob.does("search.messages", { query: "zebra" });
    const { files } = await bob.does("search.files", { query: "zebra" });
    assert.equal(messages.matches.length, 1);
    assert.equal(files.matches.length, 1);
    assert.deepEqual(all.messages, messages);
    assert.deepEqual(all.files, files);
    assert.deepEqual(all.posts, { total: 0, matches: [] });
    assert.equal(all.query, "zebra");
  });

  test("advances messages and files by one page number", async () => {
    await using world = await workspace();
    const { alice } = world;
    for (const name of ["zebra one", "zebra two"]) {
      await alice.does("chat.postMessage", { channel: world.random, text: name });
      await upload(world, alice, { name });
      world.clock.advance({ seconds: 60 });
    }
    await world.platform.settle();

    const second = await alice.does(method, { query: "zebra", sort: "timestamp", count: 1, page: 2 });

    assert.deepEqual(
      second.messages.matches.map(({ text }) => text),
      ["zebra one"],
    );
    assert.deepEqual(
      second.files.matches.map(({ name }) => name),
      ["zebra one"],
    );
    assert.deepEqual([second.messages.pagination.page, second.files.pagination.page], [2, 2]);
  });

  refuses(method, { no_query: ({ bob }) => bob.refused(method, { query: "!?" }) });
});
