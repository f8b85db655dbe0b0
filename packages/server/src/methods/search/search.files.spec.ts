import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween } from "../../../testkit/admins.ts";
import { upload } from "../../../testkit/files.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { findsFiles } from "../../../testkit/searching.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "search.files";

describe(method, () => {
  test("returns the file with its score and the counts of the page", async () => {
    await using world = await workspace();
    const file = await upload(world, world.alice, { name: "zebra.txt", channels: [world.random] });
    await world.platform.settle();

    const { query, files } = await world.bob.does(method, { query: "zebra" });

    const [match] = files.matches;
    assert.equal(query, "zebra");
    assert.deepEqual([match?.id, match?.title, match?.user], [file.id, file.title, world.alice.id]);
    assert.deepEqual(match?.channels, [world.random]);
    assert.match(match?.score ?? "", /^\d+\.\d{4}$/);
    assert.equal(match?.top_file, false);
    assert.deepEqual(files.paging, { count: 20, total: 1, page: 1, pages: 1 });
    const { first, last, total_count } = files.pagination;
    assert.deepEqual([first, last, total_count], [1, 1, 1]);
  });

  test("finds a file by its name, its title and the first lines of its text", async () => {
    await using world = await workspace();
    await upload(world, world.alice, { name: "zebra.txt", title: "Animals", bytes: "stripes of Africa\n" });

    for (const query of ["zebra", "animals", "stripes africa", '"stripes of"', "afri*"]) {
      assert.deepEqual(await findsFiles(world, world.alice, query), ["zebra.txt"], query);
    }
    assert.deepEqual(await findsFiles(world, world.alice, "zebra -stripes"), []);
  });

  test("shows each person only the files that they may see", async () => {
    await using world = await workspace();
    const { alice, bob, carol, dora } = world;
    const dm = await openDm(world, bob, carol);
    await upload(world, alice, { name: "mine" });
    await upload(world, alice, { name: "secret", channels: [world.secret] });
    await upload(world, alice, { name: "open", channels: [world.random] });
    await upload(world, bob, { name: "direct", channels: [dm] });

    const all = "on:today";
    assert.deepEqual((await findsFiles(world, alice, all)).toSorted(), ["mine", "open", "secret"]);
    assert.deepEqual((await findsFiles(world, bob, all)).toSorted(), ["direct", "open", "secret"]);
    assert.deepEqual((await findsFiles(world, carol, all)).toSorted(), ["direct", "open"]);
    assert.deepEqual(await findsFiles(world, dora, all), []);

    await barrierBetween(world, [bob], [carol]);
    assert.deepEqual(await findsFiles(world, carol, "direct"), []);
  });

  test("finds canvases for the people that they were given to, and a channel's canvas for its members only", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const { canvas_id } = await alice.does("canvases.create", { title: "zebra plan" });
    assert.deepEqual(await findsFiles(world, carol, "zebra"), []);
    await alice.does("canvases.access.set", { canvas_id, access_level: "read", user_ids: [carol.id] });
    assert.equal((await findsFiles(world, carol, "zebra")).length, 1);

    await bob.does("conversations.canvases.create", { channel_id: world.secret, title: "zebra secret" });
    assert.equal((await findsFiles(world, alice, "zebra secret")).length, 1);
    assert.equal((await findsFiles(world, bob, "zebra secret")).length, 1);
    await bob.does("conversations.leave", { channel: world.secret });
    assert.deepEqual(await findsFiles(world, bob, "zebra secret"), []);
  });

  test("does not find a file that was deleted, nor its words", async () => {
    await using world = await workspace();
    const file = await upload(world, world.alice, { name: "zebra.txt", channels: [world.random] });
    assert.deepEqual(await findsFiles(world, world.bob, "zebra"), ["zebra.txt"]);

    await world.alice.does("files.delete", { file: file.id });

    assert.deepEqual(await findsFiles(world, world.bob, "zebra"), []);
  });

  test("pages in the order of time come to the whole, and marks the words that were found", async () => {
    await using world = await workspace();
    const names = ["one", "two", "three", "four", "five"].map((name) => `zebra ${name}`);
    for (const name of names) {
      await upload(world, world.alice, { name });
      world.clock.advance({ seconds: 1 });
    }
    await world.platform.settle();

    const turned: string[] = [];
    for (const page of [1, 2, 3]) {
      const { files } = await world.alice.does(method, { query: "zebra", sort: "timestamp", count: 2, page });
      turned.push(...files.matches.map(({ name }) => name));
    }
    const { files } = await world.alice.does(method, { query: "one", highlight: true });

    assert.deepEqual(turned, names.toReversed());
    assert.equal(files.matches[0]?.title, "zebra \u{e000}one\u{e001}");
  });

  test("finds every one of the files that were added in the same millisecond", async () => {
    await using world = await workspace();
    const names = ["zebra one", "zebra three", "zebra two"];
    for (const name of names) await upload(world, world.alice, { name });

    assert.deepEqual((await findsFiles(world, world.alice, "zebra")).toSorted(), names);
  });

  test("starts over when another state was put in its place", async () => {
    await using world = await workspace();
    await upload(world, world.alice, { name: "zebra stored" });
    await world.platform.settle();
    await world.platform.control("state.snapshot", { name: "stored" });
    await upload(world, world.alice, { name: "zebra lost" });
    assert.equal((await findsFiles(world, world.alice, "zebra")).length, 2);

    await world.platform.control("state.restore", { name: "stored" });

    assert.deepEqual(await findsFiles(world, world.alice, "zebra"), ["zebra stored"]);
  });

  refuses(method, { no_query: ({ bob }) => bob.refused(method, { query: "!?" }) });
});
