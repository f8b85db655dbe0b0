import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bytesOf, LinkedSite, pngOf } from "../../../testkit/linkedSite.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { attachmentsOf, postLinks } from "../../../testkit/previewing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.previews.remove";
const pages = { "/a": "<title>A</title>", "/b": "<title>B</title>", "/c": "<title>C</title>" };

describe(method, () => {
  test("removes one preview, numbers the others again, and marks no edit", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open(pages);
    const channel = world.general;
    const bob = await atHome(world, world.bob);
    const { ts } = await postLinks(world, `<${site.url}/a> <${site.url}/b> <${site.url}/c>`);

    await bob.does(method, { channel, ts, attachment: 2 });

    const left = await attachmentsOf(world, ts);
    assert.deepEqual(
      left.map(({ id, title }) => [id, title]),
      [
        [1, "A"],
        [2, "C"],
      ],
    );
    const [message] = (await bob.does("conversations.history", { channel, limit: 1 })).messages;
    assert.equal(message?.edited, undefined);
  });

  test("leaves no preview to come back with the next edit", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open(pages);
    const channel = world.general;
    const bob = await atHome(world, world.bob);
    const { ts } = await postLinks(world, `<${site.url}/a>`);
    await bob.does(method, { channel, ts, attachment: 1 });

    await bob.does("chat.update", { channel, ts, text: `Look at <${site.url}/a>` });
    await world.platform.settle();

    assert.deepEqual(await attachmentsOf(world, ts), []);
  });

  test("no longer serves the image of the preview", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await using site = await LinkedSite.open({ "/a.png": bytesOf("image/png", pngOf(10, 10)) });
    const { ts, attachments } = await postLinks(world, `<${site.url}/a.png>`);
    const bob = await atHome(world, world.bob);

    await bob.does(method, { channel: world.general, ts, attachment: 1 });

    assert.equal((await fetch(String(attachments[0]?.["image_url"]))).status, 404);
  });

  const own = async (world: Workspace, channel = world.general) => {
    const { ts } = await world.bob.does("chat.postMessage", { channel, text: "x", attachments: [{ text: "mine" }] });
    return { bob: await atHome(world, world.bob), channel, ts };
  };

  refuses(method, {
    channel_not_found: async (world) =>
      (await own(world)).bob.refused(method, { channel: "C0000000000", ts: "1.000001", attachment: 1 }),
    not_in_channel: async (world) => {
      const { bob, channel, ts } = await own(world, world.random);
      await bob.does("conversations.leave", { channel });
      return bob.refused(method, { channel, ts, attachment: 1 });
    },
    is_archived: async (world) => {
      const { bob, channel, ts } = await own(world, world.random);
      await world.alice.does("conversations.archive", { channel });
      return bob.refused(method, { channel, ts, attachment: 1 });
    },
    message_not_found: async (world) => {
      const { bob, channel } = await own(world);
      return bob.refused(method, { channel, ts: "1.000001", attachment: 1 });
    },
    cant_update_message: async (world) => {
      const { channel, ts } = await own(world);
      return (await atHome(world, world.alice)).refused(method, { channel, ts, attachment: 1 });
    },
    attachment_not_found: async (world) => {
      const { bob, channel, ts } = await own(world);
      return bob.refused(method, { channel, ts, attachment: 1 });
    },
  });
});
