import assert from "node:assert/strict";
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { type FilesCompleteUploadExternalResponse, WebClient } from "@slack/web-api";
import { servePlatform } from "./servePlatform.ts";

async function listening() {
  const platform = await servePlatform();
  const { url, dev } = platform;
  const token = dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "";
  const client = new WebClient(token, { slackApiUrl: `${url}/api/`, retryConfig: { retries: 0 } });
  const bytesOf = async (file: string) => {
    const { file: found } = await client.files.info({ file });
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(found?.url_private ?? "", { headers })).text();
  };
  const general = dev.channels["general"] ?? "";
  return { client, general, bytesOf, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() };
}

type Uploaded = { readonly files?: readonly FilesCompleteUploadExternalResponse[] };

function idsOf(uploaded: unknown): string[] {
  return ((uploaded as Uploaded).files ?? []).flatMap((group) => (group.files ?? []).map((file) => file.id ?? ""));
}

describe("@slack/web-api filesUploadV2", () => {
  test("uploads content with a comment, and the message shows it", async () => {
    await using server = await listening();
    const { client, general } = server;

    const uploaded = await client.filesUploadV2({
      channel_id: general,
      initial_comment: "the figures",
      filename: "figures.csv",
      title: "Figures",
      content: "a,b\n1,2\n",
    });
    const [id = ""] = idsOf(uploaded);
    const { messages = [] } = await client.conversations.history({ channel: general, limit: 1 });

    assert.equal(await server.bytesOf(id), "a,b\n1,2\n");
    assert.equal(messages[0]?.text, "the figures");
    assert.deepEqual(
      messages[0]?.files?.map((file) => [file.id, file.title, file.filetype]),
      [[id, "Figures", "csv"]],
    );
  });

  test("uploads several files at once, from buffers, streams and paths, into a thread", async () => {
    const folder = mkdtempSync(join(tmpdir(), "platform-compat-"));
    const path = join(folder, "from-path.txt");
    writeFileSync(path, "from a path");
    try {
      await using server = await listening();
      const { client, general } = server;
      const { ts = "" } = await client.chat.postMessage({ channel: general, text: "files?" });

      const uploaded = await client.filesUploadV2({
        channel_id: general,
        thread_ts: ts,
        initial_comment: "here",
        file_uploads: [
          { file: Buffer.from("from a buffer"), filename: "buffer.txt" },
          { file: createReadStream(path), filename: "stream.txt" },
          { file: path, filename: "path.txt", alt_text: "a path" },
        ],
      });
      const ids = idsOf(uploaded);
      const { messages = [] } = await client.conversations.replies({ channel: general, ts });

      assert.deepEqual(await Promise.all(ids.map(server.bytesOf)), ["from a buffer", "from a path", "from a path"]);
      assert.deepEqual(
        messages.map((message) => message.text),
        ["files?", "here"],
      );
      assert.deepEqual(
        messages[1]?.files?.map((file) => file.id),
        ids,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("uploads a snippet, lists it, and deletes it", async () => {
    await using server = await listening();
    const { client, general } = server;

    const uploaded = await client.filesUploadV2({
      channel_id: general,
      filename: "hello.py",
      snippet_type: "python",
      content: 'print("hello")\n',
    });
    const [id = ""] = idsOf(uploaded);
    const listed = await client.files.list({ types: "snippets" });
    await client.files.delete({ file: id });

    assert.deepEqual(
      listed.files?.map((file) => [file.id, file.filetype, file.mode]),
      [[id, "python", "snippet"]],
    );
    await assert.rejects(client.files.info({ file: id }), /file_deleted/);
  });
});
