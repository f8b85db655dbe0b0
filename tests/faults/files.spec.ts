import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { createLog } from "@platform/server";
import { download, sendBytes, serve, upload } from "../../packages/server/testkit/files.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { ApiClient } from "./apiClient.ts";
import { temporaryFolder } from "./dataFolder.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { mountSmallDisk, smallDiskSkip } from "./smallDisk.ts";

function clientOf(server: ServerProcess): { client: ApiClient; token: string } {
  const token = server.dev.users.find((user) => user.name === "alice")?.token ?? "";
  return { client: new ApiClient(server.url, token), token };
}

describe("a file on a full disk", { skip: smallDiskSkip }, () => {
  test("is refused by name, leaves nothing half-written, and what fits is taken again at once", async () => {
    using disk = mountSmallDisk(2);
    const lines: string[] = [];
    const log = createLog({ level: "warn", write: (line) => void lines.push(line) });
    await using world = await workspace({ filesFolder: disk.path, log });
    await serve(world);
    const length = 8 * 1024 * 1024;
    const { upload_url } = await world.bob.does("files.getUploadURLExternal", { filename: "large.bin", length });

    const refused = await fetch(upload_url, { method: "POST", body: Buffer.alloc(length, 1) });

    assert.deepEqual(
      [refused.status, refused.headers.get("retry-after"), await refused.text()],
      [503, "1", "the disk for files is full; nothing of it was kept\n"],
    );
    assert.deepEqual(readdirSync(join(disk.path, "partial")), []);
    assert.equal(lines.filter((line) => line.includes("the disk for files is full")).length, 1, lines.join(""));
    assert.ok(lines.join("").includes(disk.path), "the log names the folder");
    const small = await upload(world, world.bob, { bytes: "fits" });
    assert.equal(await (await download(world.bob, small.url_private)).text(), "fits");
    disk.resize(16);
    assert.equal((await fetch(upload_url, { method: "POST", body: Buffer.alloc(length, 1) })).status, 200);
  });
});

describe("a server that is killed", () => {
  test("has every upload it acknowledged, and nothing of the one that was on its way", async () => {
    using folder = temporaryFolder("files");
    let uploaded: string;
    let upload_url: string;
    {
      await using server = await startServer({ dataFolder: folder.path });
      const { client } = clientOf(server);
      using _ = client;
      const open = (length: number) => client.call("files.getUploadURLExternal", { filename: "a.txt", length });
      const first = (await open(5)).body;
      uploaded = String(first["file_id"]);
      assert.equal((await fetch(String(first["upload_url"]), { method: "POST", body: "12345" })).status, 200);
      upload_url = new URL(String((await open(10)).body["upload_url"])).pathname;
      const arriving = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from("12345")) });
      const cut = fetch(`${server.url}${upload_url}`, { method: "POST", body: arriving, duplex: "half" });
      server.signal("SIGKILL");
      await assert.rejects(cut);
      await server.ended;
    }

    await using server = await startServer({ dataFolder: folder.path });
    const { client, token } = clientOf(server);
    using _ = client;
    const completed = (await client.call("files.completeUploadExternal", { files: [{ id: uploaded }] })).body;
    const [file] = completed["files"] as { url_private: string }[];
    const headers = { authorization: `Bearer ${token}` };
    assert.equal(await (await fetch(file?.url_private ?? "", { headers })).text(), "12345");
    assert.equal((await fetch(`${server.url}${upload_url}`, { method: "POST", body: "1234567890" })).status, 200);
  });
});

describe("a server without its files", () => {
  test("says that there is no such file, and goes on", async () => {
    await using world = await workspace();
    const file = await upload(world, world.bob);
    for await (const { key } of world.platform.files.blobs.list()) await world.platform.files.blobs.remove(key);

    assert.equal((await download(world.bob, file.url_private)).status, 404);
    await sendBytes(world, world.bob);
  });
});
