import assert from "node:assert/strict";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { download, serve } from "../../../testkit/files.ts";
import { withScopes } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "files.upload";
const content = "some notes";

/** Bytes that are no text and repeat in no short period. */
function manyBytes(count: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(count);
  for (let at = 0; at < count; at++) bytes[at] = (at * 31 + (at >> 8) * 17) & 255;
  return bytes;
}

/** How old clients do it: a form, the token in a part of it. */
async function sendForm(url: string, actor: Actor, fields: Record<string, string | File>) {
  const form = formOf({ token: actor.token, ...fields });
  const answer = await fetch(`${url}/api/${method}`, { method: "POST", body: form });
  return (await answer.json()) as {
    ok: boolean;
    error?: string;
    file?: { id: string; title: string; url_private: string };
  };
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
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

  test("takes names of channels, with or without the sign", async () => {
    await using world = await workspace();

    const { file } = await world.bob.does(method, { content, channels: ["#general", "random"] });

    assert.deepEqual(file.channels.toSorted(), [world.general, world.random].toSorted());
    assert.equal(await world.carol.refused(method, { content, channels: "#secret" }), "channel_not_found");
    assert.equal(await world.carol.refused(method, { content, channels: "#no-such" }), "channel_not_found");
  });

  test("takes a file of any size out of a form, with the other fields before or behind it", async () => {
    await using world = await workspace();
    const url = await serve(world);
    const bytes = manyBytes(5 * limits.body_bytes_max + 7);
    const file = new File([bytes], "large.bin");
    const channels = "#random";

    for (const fields of [
      { channels, title: "Large", file },
      { file, channels, title: "Large" },
    ]) {
      const sent = await sendForm(url, world.bot, fields);
      assert.deepEqual([sent.error, sent.file?.title], [undefined, "Large"]);
      const received = await download(world.bot, sent.file?.url_private ?? "");
      assert.ok(Buffer.from(await received.arrayBuffer()).equals(bytes));
      const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
      assert.equal((messages[0] as { files?: { id: string }[] }).files?.[0]?.id, sent.file?.id);
    }
  });

  test("takes a large file from a client that does not announce its length", async () => {
    await using world = await workspace();
    const url = await serve(world);
    const bytes = manyBytes(3 * limits.body_bytes_max);
    const request = new Request(`${url}/api/${method}`, {
      method: "POST",
      body: formOf({ file: new File([bytes], "a") }),
    });
    const answer = await fetch(request.url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${world.bot.token}`,
        "content-type": request.headers.get("content-type") ?? "",
      },
      body: request.body,
      duplex: "half",
    });

    const { ok, file } = (await answer.json()) as { ok: boolean; file: { size: number } };
    assert.deepEqual([ok, file.size], [true, bytes.length]);
  });

  test("refuses what is larger than the server takes, and keeps nothing of it", async () => {
    await using world = await workspace({ fileBytesMax: 2 * limits.body_bytes_max });
    const url = await serve(world);
    const exactly = new File([manyBytes(2 * limits.body_bytes_max)], "exactly.bin");
    const larger = new File([manyBytes(2 * limits.body_bytes_max + 1)], "larger.bin");
    const much = new File([manyBytes(8 * limits.body_bytes_max)], "much.bin");

    assert.equal((await sendForm(url, world.bot, { file: exactly })).ok, true);
    for (const refused of [larger, much]) {
      assert.equal((await sendForm(url, world.bot, { file: refused })).error, "post_contents_too_large");
    }
    let kept = 0;
    for await (const _blob of world.platform.files.blobs.list()) kept++;
    assert.equal(kept, 1);
  });

  test("keeps nothing of a large file from a caller without the right to it", async () => {
    await using world = await workspace();
    const url = await serve(world);
    const file = new File([manyBytes(4 * limits.body_bytes_max)], "large.bin");
    const nobody = world.actor("xoxb-not-a-token");
    const reader = await withScopes(world, world.bob, ["files:read"]);

    assert.equal((await sendForm(url, nobody, { file })).error, "invalid_auth");
    assert.equal((await sendForm(url, reader, { file })).error, "missing_scope");
    assert.equal((await sendForm(url, world.carol, { file, channels: world.secret })).error, "channel_not_found");
    assert.equal((await sendForm(url, world.bob, { file, other: file })).error, "invalid_arguments");

    for await (const { key } of world.platform.files.blobs.list()) assert.fail(`${key} was left behind`);
  });

  test("does not keep a server from stopping while a file arrives", async () => {
    await using world = await workspace();
    const url = await serve(world);
    const boundary = "x";
    const request = httpRequest(`${url}/api/${method}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${world.bot.token}`,
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "content-length": 8 * limits.body_bytes_max,
      },
    });
    const broken = once(request, "error");
    request.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`);
    await new Promise((resolve) => request.write(manyBytes(limits.body_bytes_max), resolve));

    await world.platform.stop();

    await broken;
    for await (const { key } of world.platform.files.blobs.list()) assert.fail(`${key} was left behind`);
  });

  test("takes a snippet of 1 MiB as a form, however much its escapes take, and no more", async () => {
    await using world = await workspace();
    const url = await serve(world);
    const send = async (text: string) => {
      const body = new URLSearchParams({ token: world.bot.token, content: text });
      const answer = await fetch(`${url}/api/${method}`, { method: "POST", body });
      return (await answer.json()) as { ok: boolean; error?: string; file?: { size: number } };
    };

    assert.equal((await send("ä".repeat(limits.snippet_bytes_max / 2))).file?.size, limits.snippet_bytes_max);
    assert.equal((await send("x".repeat(limits.snippet_bytes_max + 1))).error, "post_contents_too_large");
  });

  test("keeps nothing of what was refused", async () => {
    await using world = await workspace();

    await world.carol.refused(method, { content, channels: world.secret });

    for await (const { key } of world.platform.files.blobs.list()) assert.fail(`${key} was left behind`);
  });

  test("accepts no more than the server allows", async () => {
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
