import assert from "node:assert/strict";
import { request } from "node:http";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { download, serve, upload } from "../../../testkit/files.ts";
import { workspace, type Workspace } from "../../../testkit/workspace.ts";

async function opened(world: Workspace, length: number, name = "notes.txt") {
  await serve(world);
  return world.bob.does("files.getUploadURLExternal", { filename: name, length });
}

async function bytesOf(world: Workspace, id: string): Promise<string> {
  const { files } = await world.bob.does("files.completeUploadExternal", { files: [{ id }] });
  return (await download(world.bob, files[0]?.url_private ?? "")).text();
}

describe("the bytes of an upload", () => {
  const text = "a=1&b=%zz\u0000ü";
  const part = new File([text], "Untitled", { type: "application/octet-stream" });
  const form = new FormData();
  form.append("token", "xoxb-not-looked-at");
  form.append("body", part);
  for (const [way, init] of Object.entries<RequestInit>({
    "as the file of a form": { body: form },
    "raw, under the name of a form": {
      body: text,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    },
    "raw, as bytes": { body: text, headers: { "content-type": "application/octet-stream" } },
    "raw, and without a type": { body: Buffer.from(text) },
    "in pieces, their number unknown": {
      body: new Blob([text]).stream(),
      duplex: "half",
    },
  })) {
    test(`come ${way}`, async () => {
      await using world = await workspace();
      const { upload_url, file_id } = await opened(world, Buffer.byteLength(text));

      const answer = await fetch(upload_url, { method: "POST", ...init });

      assert.equal(await answer.text(), `OK - ${Buffer.byteLength(text)}`);
      assert.equal(answer.status, 200);
      assert.equal(await bytesOf(world, file_id), text);
    });
  }

  test("may be none at all", async () => {
    await using world = await workspace();

    const file = await upload(world, world.bob, { bytes: "" });
    const answer = await download(world.bob, file.url_private);

    assert.deepEqual([answer.status, await answer.text()], [200, ""]);
  });

  test("must be as many as were announced, and can then be sent again", async () => {
    await using world = await workspace();
    const { upload_url, file_id } = await opened(world, 5);

    const form = (bytes: string) => {
      const filled = new FormData();
      filled.append("body", new File([bytes], "Untitled"));
      return filled;
    };
    const long = "x".repeat(5_000_000);
    for (const body of ["1234", "123456", long, form("1234"), form("123456"), form(long)]) {
      const answer = await fetch(upload_url, { method: "POST", body });
      assert.deepEqual([answer.status, await answer.text()], [400, "Exactly 5 bytes were announced.\n"]);
    }
    assert.equal((await fetch(upload_url, { method: "POST", body: "12345" })).status, 200);
    assert.equal(await bytesOf(world, file_id), "12345");
  });

  test("are taken once", async () => {
    await using world = await workspace();
    const { upload_url, file_id } = await opened(world, 5);

    const answers = await Promise.all(["first", "other"].map((body) => fetch(upload_url, { method: "POST", body })));
    const late = await fetch(upload_url, { method: "POST", body: "later" });

    assert.deepEqual(answers.map((answer) => answer.status).toSorted(), [200, 404]);
    assert.equal(late.status, 404);
    const won = answers[0]?.status === 200 ? "first" : "other";
    assert.equal(await bytesOf(world, file_id), won);
  });

  test("come too late when the address has expired", async () => {
    await using world = await workspace();
    const { upload_url } = await opened(world, 5);

    world.clock.advance({ seconds: limits.upload_url_life_s });

    assert.equal((await fetch(upload_url, { method: "POST", body: "12345" })).status, 404);
  });

  test("need an address that was given out, a form with a file, and a verb that sends", async () => {
    await using world = await workspace();
    const { upload_url } = await opened(world, 5);
    const empty = new FormData();
    empty.append("name", "value");

    assert.equal((await fetch(`${upload_url}x`, { method: "POST", body: "12345" })).status, 404);
    assert.equal((await fetch(upload_url, { method: "POST", body: empty })).status, 400);
    assert.equal((await fetch(upload_url)).status, 405);
  });

  for (const contentType of ["application/octet-stream", "multipart/form-data; boundary=b"]) {
    test(`that break off are forgotten, and can be sent again (${contentType})`, async () => {
      await using world = await workspace();
      const { upload_url, file_id } = await opened(world, 5);
      const broken = request(upload_url, {
        method: "POST",
        headers: { "content-length": "500", "content-type": contentType },
      });
      broken.on("error", () => {});
      const head = '--b\r\ncontent-disposition: form-data; name="body"; filename="a"\r\n\r\n';
      await new Promise((resolve) => broken.write(contentType.startsWith("multi") ? `${head}12` : "12", resolve));

      broken.destroy();

      assert.equal((await fetch(upload_url, { method: "POST", body: "12345" })).status, 200);
      assert.equal(await bytesOf(world, file_id), "12345");
    });
  }
});
