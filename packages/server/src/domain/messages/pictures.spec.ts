import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const safe = "https://example.com/a.png";
const unsafe = [
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "file:///etc/passwd",
  "//example.com/a.png",
  "/sign-in/U1?key=x",
  "ftp://example.com/a.png",
  "blob:https://example.com/a",
  "https://",
  "http://[",
  " https://example.com/a.png",
  "https://example.com/ a.png",
  `https://example.com/${"a".repeat(3_000)}`,
];

async function iconsOf({ bot, general: channel }: Workspace, url: string): Promise<unknown> {
  const body = await bot.asks("chat.postMessage", { channel, text: "x", username: "Robot", icon_url: url });
  return (body["message"] as { icons?: unknown } | undefined)?.icons;
}

describe("the address of a picture", () => {
  test("is shown as the icon of a message when it is on the web", async () => {
    await using world = await workspace();
    assert.deepEqual(await iconsOf(world, safe), {
      image_36: safe,
      image_48: safe,
      image_64: safe,
      image_72: safe,
    });
  });

  test("is no icon when it is anywhere else, and the message is posted all the same", async () => {
    await using world = await workspace();
    const { bot, general: channel, bob } = world;
    for (const icon_url of unsafe.filter((url) => url.length < 2_000)) {
      assert.equal(await iconsOf(world, icon_url), undefined, icon_url);
      const whispered = await bot.asks("chat.postEphemeral", { channel, user: bob.id, text: "x", icon_url });
      assert.equal(whispered.ok, true);
    }
    const { messages } = await bot.does("conversations.history", { channel });
    for (const message of messages) assert.ok(!("icons" in message), JSON.stringify(message));
  });

  test("stays in an attachment when it is on the web, and is left out of it when it is anywhere else", async () => {
    await using world = await workspace();
    const { bot, general: channel } = world;
    const pictured = (url: string) => ({
      text: "shown",
      image_url: url,
      thumb_url: url,
      author_icon: url,
      footer_icon: url,
      title_link: safe,
    });
    for (const url of [safe, ...unsafe]) {
      const { message } = await bot.does("chat.postMessage", { channel, text: "x", attachments: [pictured(url)] });
      const [attachment] = message.attachments as Record<string, unknown>[];
      const shown = ["image_url", "thumb_url", "author_icon", "footer_icon"].filter(
        (name) => name in (attachment ?? {}),
      );
      assert.equal(shown.length, url === safe ? 4 : 0, url);
      assert.deepEqual([attachment?.["text"], attachment?.["title_link"]], ["shown", safe]);
    }
  });

  test("is refused in an image block and as an emoji", async () => {
    await using world = await workspace();
    const { bot, alice, general: channel } = world;
    for (const url of unsafe) {
      const blocks = [{ type: "image", image_url: url, alt_text: "x" }];
      assert.equal(await bot.refused("chat.postMessage", { channel, text: "x", blocks }), "invalid_blocks", url);
      assert.equal(await alice.refused("admin.emoji.add", { name: "party", url }), "error_no_image", url);
    }
    await bot.does("chat.postMessage", {
      channel,
      text: "x",
      blocks: [{ type: "image", image_url: safe, alt_text: "x" }],
    });
  });
});
