import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { entrances, isOk } from "../../../testkit/blockEntrances.ts";
import { sendBytes, upload } from "../../../testkit/files.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { methods } from "../../methods/registry.ts";

/** Every place of a picture in blocks. */
const pictures: Readonly<Record<string, (slack_file: object) => object>> = {
  "/0": (slack_file) => ({ type: "image", alt_text: "x", slack_file }),
  "/0/accessory": (slack_file) => ({
    type: "section",
    text: { type: "mrkdwn", text: "x" },
    accessory: { type: "image", alt_text: "x", slack_file },
  }),
  "/0/hero_image": (slack_file) => ({ type: "card", hero_image: { type: "image", alt_text: "x", slack_file } }),
  "/0/icon": (slack_file) => ({
    type: "card",
    title: { type: "mrkdwn", text: "x" },
    icon: { type: "image", alt_text: "x", slack_file },
  }),
  "/0/elements/0": (slack_file) => ({ type: "context", elements: [{ type: "image", alt_text: "x", slack_file }] }),
};

const png = { name: "x.png" };

/** One that the app cannot see, and one that it can. */
async function twoFiles(world: Workspace) {
  return {
    hidden: await upload(world, world.alice, { ...png, channels: [world.secret] }),
    shared: await upload(world, world.alice, { ...png, channels: [world.general] }),
  };
}

describe("a picture that is a file", () => {
  for (const [name, { root, send }] of Object.entries(entrances)) {
    test(`comes in by ${name} only if its author can see the file`, async () => {
      const app = playApp();
      await using world = await workspace({ ask: app.ask });
      const { hidden, shared } = await twoFiles(world);

      for (const [below, picture] of Object.entries(pictures)) {
        const refused = await send(world, [picture({ id: hidden.id })], app);
        assert.equal(isOk(refused), false, `a hidden file at ${below}`);
        const taken = await send(world, [picture({ id: shared.id })], app);
        assert.equal(isOk(taken), true, `${below}: ${JSON.stringify(taken)}`);
        if (root === "") continue;
        const line = `invalid slack file [json-pointer:${root}${below}/slack_file]`;
        assert.ok(JSON.stringify(refused).includes(line), `${JSON.stringify(refused)} does not point to ${below}`);
      }
    });
  }

  test("is named by the id or an address of a file that its author can see, and by nothing else", async () => {
    await using world = await workspace();
    const { hidden, shared } = await twoFiles(world);
    const unshared = await upload(world, world.bob, png);
    const own = await upload(world, world.bot, png);
    const deleted = await upload(world, world.bot, png);
    await world.bot.does("files.delete", { file: deleted.id });
    const post = (slack_file: object) =>
      world.bot.asks("chat.postMessage", {
        channel: world.general,
        blocks: [{ type: "image", alt_text: "x", slack_file }],
      });

    const visible = [{ id: shared.id }, { url: shared.url_private }, { url: shared.permalink }, { id: own.id }];
    for (const file of visible) assert.equal((await post(file)).ok, true, JSON.stringify(file));
    const invalid = [
      { id: "F0000000000" },
      { id: "' or 1 = 1" },
      { id: unshared.id },
      { id: deleted.id },
      { url: hidden.url_private },
      { url: hidden.permalink },
      { url: "https://example.com/picture.png" },
    ];
    for (const file of invalid) assert.equal((await post(file)).error, "invalid_blocks", JSON.stringify(file));
  });

  test("is checked in every method that takes blocks, views or attachments", () => {
    const fields = ["blocks", "view", "attachments", "chunks", "unfurls"];
    const taking = [...methods.values()].filter(({ params }) => params.some(([name]) => fields.includes(name)));
    // Two only tell whether blocks have the right form, and keep nothing; a draft is checked when it is sent.
    const covered = new Set([...Object.keys(entrances), "blocks.validate", "chunks.validate", "client.drafts.save"]);
    assert.deepEqual(
      taking.map((method) => method.name).filter((name) => !covered.has(name)),
      [],
    );
  });

  test("may be one of the files that are completed together with it", async () => {
    await using world = await workspace();
    const id = await sendBytes(world, world.bot, { name: "x.png" });

    await world.bot.does("files.completeUploadExternal", {
      files: [{ id }],
      channel_id: world.general,
      blocks: [{ type: "image", alt_text: "x", slack_file: { id } }],
    });

    assert.equal((await world.bot.does("files.info", { file: id })).file.id, id);
  });
});
