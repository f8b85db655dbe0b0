import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload, type Uploading } from "../../../testkit/files.ts";
import { barrierBetween } from "../../../testkit/admins.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace, type Workspace } from "../../../testkit/workspace.ts";

const method = "files.list";

async function names(actor: Actor, params: object = {}): Promise<string[]> {
  const { files } = await actor.does(method, params);
  return files.map((file) => file.name);
}

/** One after the other, a second apart. */
async function uploads(world: Workspace, actor: Actor, all: readonly Uploading[]): Promise<void> {
  for (const one of all) {
    await upload(world, actor, one);
    world.clock.advance({ seconds: 1 });
  }
}

describe(method, () => {
  test("shows each person what they may see, and nothing else, newest first", async () => {
    await using world = await workspace();
    const { alice, bob, carol, dora, bot } = world;
    const dm = await openDm(world, bob, carol);
    await uploads(world, alice, [
      { name: "mine" },
      { name: "secret", channels: [world.secret] },
      { name: "open", channels: [world.random] },
    ]);
    await uploads(world, bob, [{ name: "direct", channels: [dm] }]);

    assert.deepEqual(await names(alice), ["open", "secret", "mine"]);
    assert.deepEqual(await names(bob), ["direct", "open", "secret"]);
    assert.deepEqual(await names(carol), ["direct", "open"]);
    assert.deepEqual(await names(dora), []);
    assert.deepEqual(await names(bot), ["open"]);
    await barrierBetween(world, [bob], [carol]);
    assert.deepEqual(await names(carol), ["open"]);
  });

  test("takes pages that are counted, and cursors, to the same files", async () => {
    await using world = await workspace();
    await uploads(
      world,
      world.alice,
      ["a", "b", "c", "d", "e"].map((name) => ({ name, channels: [world.general] })),
    );

    const paged: string[] = [];
    for (const page of [1, 2, 3]) paged.push(...(await names(world.bob, { count: 2, page })));
    const walked: string[] = [];
    for (let cursor = ""; ;) {
      const found = await world.bob.does(method, { limit: 2, cursor });
      walked.push(...found.files.map((file) => file.name));
      cursor = found.response_metadata.next_cursor;
      if (cursor === "") break;
    }
    const { paging } = await world.bob.does(method, { count: 2, page: 2 });

    assert.deepEqual(paged, ["e", "d", "c", "b", "a"]);
    assert.deepEqual(walked, paged);
    assert.deepEqual(paging, { count: 2, total: 5, page: 2, pages: 3 });
  });

  test("has the lists that were given to a conversation among what was shared there", async () => {
    await using world = await workspace();
    const { list_id } = await world.alice.does("slackLists.create", { name: "Hiring" });
    const { channel } = await world.alice.does("conversations.create", { name: "hiring" });
    await world.alice.does("conversations.invite", { channel: channel.id, users: [world.bob.id] });
    const listed = async (who: typeof world.alice) =>
      (await who.does("files.list", { channel: channel.id, types: ["lists"] })).files.map(({ id }) => id);
    assert.deepEqual(await listed(world.bob), []);

    await world.alice.does("slackLists.access.set", { list_id, access_level: "read", channel_ids: [channel.id] });

    assert.deepEqual(await listed(world.bob), [list_id]);
    assert.deepEqual(await listed(world.carol), [], "carol is not in the channel, and so has no access to the list");
  });

  test("narrows by person, conversation, kind and time", async () => {
    await using world = await workspace();
    const { alice, bob, general, random } = world;
    await uploads(world, alice, [
      { name: "old.txt", channels: [general] },
      { name: "a.pdf", bytes: "%PDF-1.7", channels: [random] },
      { name: "a.py", snippetType: "python", channels: [general] },
      { name: "gone.txt", channels: [general] },
    ]);
    await uploads(world, bob, [
      { name: "bob.png", bytes: Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), channels: [general] },
    ]);
    const all = (await bob.does(method, {})).files;
    const madeAt = (name: string) => String(all.find((file) => file.name === name)?.created);
    await alice.does("files.delete", { file: all.find((file) => file.name === "gone.txt")?.id ?? "" });

    assert.deepEqual(await names(bob, { user: alice.id }), ["a.py", "a.pdf", "old.txt"]);
    assert.deepEqual(await names(bob, { channel: general }), ["bob.png", "a.py", "old.txt"]);
    assert.deepEqual(await names(bob, { types: "images" }), ["bob.png"]);
    assert.deepEqual(await names(bob, { types: "snippets,pdfs" }), ["a.py", "a.pdf"]);
    assert.deepEqual(await names(bob, { types: "zips,all", count: 1 }), ["bob.png"]);
    assert.deepEqual(await names(bob, { ts_from: madeAt("a.pdf"), ts_to: madeAt("a.py") }), ["a.py", "a.pdf"]);
  });

  refuses(method, {
    user_not_found: ({ bob }) => bob.refused(method, { user: "U0000000000" }),
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret }),
    unknown_type: ({ bob }) => bob.refused(method, { types: "paintings" }),
    invalid_cursor: ({ bob }) => bob.refused(method, { cursor: "forged" }),
  });
});
