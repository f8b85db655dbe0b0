import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { download, serve } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "files.upload";
const content = "some notes";

/** How old clients do it: a form, the token in a part of it. */
async function sendForm(url: string, actor: Actor, fields: Record<string, string | File>) {
  const form = new FormData();
  form.append("token", actor.token);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await fetch(`${url}/api/${method}`, { method: "POST", body: form });
  return (await answer.json()) as { ok: boolean; error?: string; file?: { id: string; url_private: string } };
}

describe(method, () => {
  test("takes a file out of a form, byte for byte, and shows it", async () => {
    await using world = await workspace();
    const url = await serve(world);
    const bytes = Buffer.from([0, 255, 13, 10, 0x2d, 0x2d]);

    const { file } = await sendForm(url, world.bot, {
      file: new File([bytes], "data.bin"),
      channels: `${world.general},${world.random}`,
      initial_comment: "here it is",
    });
    const received = await download(world.bot, file?.url_private ?? "");
    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });

    assert.deepEqual(Buffer.from(await received.arrayBuffer()), bytes);
    assert.equal(messages[0]?.text, "here it is");
  });

  test("takes the text of a snippet", async () => {
    await using world = await workspace();

    const { file } = await world.bob.does(method, { content: "print(1)", filetype: "python", title: "One" });

    assert.deepEqual(
      [file.mode, file.filetype, file.title, file.preview, file.channels],
      ["snippet", "python", "One", "print(1)", []],
    );
  });

  test("keeps nothing of what was refused", async () => {
    await using world = await workspace();

    await world.carol.refused(method, { content, channels: world.secret });

    for await (const { key } of world.platform.files.blobs.list()) assert.fail(`${key} was left behind`);
  });

  test("takes no more than the server was told to", async () => {
    await using world = await workspace({ fileBytesMax: content.length });

    await world.bob.does(method, { content });

    assert.equal(await world.bob.refused(method, { content: `${content}.` }), "post_contents_too_large");
  });

  refuses(method, {
    no_file_data: ({ bob }) => bob.refused(method, { channels: [] }),
    channel_not_found: ({ carol, secret }) => carol.refused(method, { content, channels: secret }),
    channels_limit_exceeded: ({ carol }) => {
      const channels = Array.from({ length: limits.share_channels_max + 1 }, (_, at) => `C${at}`);
      return carol.refused(method, { content, channels });
    },
    not_in_channel: async ({ alice, carol }) => {
      const { channel } = await alice.does("conversations.create", { name: "elsewhere" });
      return carol.refused(method, { content, channels: channel.id });
    },
    is_archived: async ({ alice, carol, random }) => {
      await alice.does("conversations.archive", { channel: random });
      return carol.refused(method, { content, channels: random });
    },
    posting_to_channel_denied: async ({ alice, carol, general }) => {
      const prefs = { who_can_post: "type:owner" };
      await alice.does("admin.conversations.setConversationPrefs", { channel_id: general, prefs });
      return carol.refused(method, { content, channels: general });
    },
    invalid_thread_ts: ({ carol, general }) =>
      carol.refused(method, { content, channels: general, thread_ts: "1700000000.000100" }),
  });
});
