import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { download, upload } from "../../../testkit/files.ts";
import { serving } from "../../../testkit/signingIn.ts";
import { workspace } from "../../../testkit/workspace.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";

describe("the bytes of a file", () => {
  test("are for people who may see it; for all others there is no such file", async () => {
    await using world = await serving();
    const file = await upload(world, world.alice, { channels: [world.secret] });
    const path = new URL(file.url_private).pathname;
    const asked = async (url: string) =>
      Promise.all([world.alice, world.bob, world.carol, world.dora, world.bot].map((actor) => download(actor, url)));

    for (const url of [file.url_private, file.url_private_download, file.permalink]) {
      assert.deepEqual(
        (await asked(url)).map((answer) => answer.status),
        [200, 200, 404, 404, 404],
      );
    }
    const elsewhere = file.url_private.replace(/T[A-Z0-9]+-/, "T0000000000-");
    assert.equal((await download(world.alice, elsewhere)).status, 404);
    assert.equal((await (await world.signedIn("bob")).get(path)).status, 200);
    assert.equal((await (await world.signedIn("carol")).get(path)).status, 404);
  });

  test("open in each workspace of a person, whichever was opened last", async () => {
    await using world = await serving();
    const erin = personOf(world, "erin");
    const { channels } = await erin.does("conversations.list", {});
    const lab = await upload(world, erin, { channels: [channels[0]?.id ?? ""] });
    const office = await upload(world, world.alice, { channels: [world.general] });
    const statusOf = async (name: string, { url_private: url }: { readonly url_private: string }) =>
      (await (await world.signedIn(name)).get(new URL(url).pathname)).status;

    assert.deepEqual([await statusOf("carol", lab), await statusOf("carol", office)], [200, 200]);
    assert.deepEqual([await statusOf("bob", lab), await statusOf("erin", office)], [404, 404]);
  });

  test("need a token that may read files, or a session", async () => {
    await using world = await workspace();
    const file = await upload(world, world.alice, { channels: [world.general] });
    const config = world.actor(world.dev.config_token ?? "");

    assert.equal((await fetch(file.url_private)).status, 401);
    assert.equal((await download(world.actor("xoxb-guessed"), file.url_private)).status, 401);
    assert.equal((await download(config, file.url_private)).status, 401);
    const { db } = world.platform.store;
    await db.updateTable("tokens").set({ scopes: "files:write" }).where("user_id", "=", world.bob.id).execute();
    assert.equal((await download(world.bob, file.url_private)).status, 403);
  });

  test("stay in the networks that the workspace limits its methods to, for sessions as for tokens", async () => {
    await using world = await serving();
    const file = await upload(world, world.alice, { channels: [world.general] });
    const path = new URL(file.url_private).pathname;
    const bob = await world.signedIn("bob");
    assert.equal((await bob.get(path)).status, 200);

    const policy = { team_id: world.dev.teams[0]?.id ?? "", networks: ["192.0.2.0/24"], methods: ["files.info"] };
    await world.alice.does("admin.teams.settings.setNetworkPolicy", policy);

    assert.equal((await download(world.bob, file.url_private)).status, 403);
    assert.equal((await bob.get(path)).status, 403);
  });

  test("are out of reach as soon as the conversation is", async () => {
    await using world = await workspace();
    const file = await upload(world, world.alice, { channels: [world.secret] });
    assert.equal((await download(world.bob, file.url_private)).status, 200);

    const { db } = world.platform.store;
    await db.deleteFrom("channel_members").where("user_id", "=", world.bob.id).execute();

    assert.equal((await download(world.bob, file.url_private)).status, 404);
  });

  for (const [range, status, text, contentRange] of [
    ["bytes=0-4", 206, "abcde", "bytes 0-4/26"],
    ["bytes=20-", 206, "uvwxyz", "bytes 20-25/26"],
    ["bytes=-3", 206, "xyz", "bytes 23-25/26"],
    ["bytes=-100", 206, letters, "bytes 0-25/26"],
    ["bytes=20-100", 206, "uvwxyz", "bytes 20-25/26"],
    ["bytes=26-", 416, "", "bytes */26"],
    ["bytes=-0", 416, "", "bytes */26"],
    ["bytes=0-1,4-5", 200, letters, null],
    ["bytes=5-2", 200, letters, null],
    ["lines=1-2", 200, letters, null],
  ] as const) {
    test(`come in parts: ${range}`, async () => {
      await using world = await workspace();
      const file = await upload(world, world.alice, { bytes: letters });

      const answer = await download(world.alice, file.url_private, { range });

      assert.deepEqual(
        [answer.status, await answer.text(), answer.headers.get("content-range")],
        [status, text, contentRange],
      );
    });
  }

  test("are not sent to clients that have them, and ranges only of the requested version", async () => {
    await using world = await workspace();
    const file = await upload(world, world.alice, { bytes: letters });
    const etag = (await download(world.alice, file.url_private)).headers.get("etag") ?? "";
    const part = (ifRange: string) =>
      download(world.alice, file.url_private, { range: "bytes=0-0", "if-range": ifRange });

    const known = await download(world.alice, file.url_private, { "if-none-match": `W/"x", ${etag}` });

    assert.deepEqual([known.status, await known.text()], [304, ""]);
    assert.equal((await part(etag)).status, 206);
    assert.equal((await part('"another"')).status, 200);
  });

  test("can be asked about without being sent", async () => {
    await using world = await workspace();
    const file = await upload(world, world.alice, { bytes: letters });
    const headers = { authorization: `Bearer ${world.alice.token}` };

    const answer = await fetch(file.url_private, { method: "HEAD", headers });

    assert.deepEqual([answer.status, answer.headers.get("content-length")], [200, "26"]);
    assert.equal((await fetch(file.url_private, { method: "POST", headers })).status, 405);
  });
});

describe("uploaded bytes", () => {
  const picture = Buffer.from("89504e470d0a1a0a0000000d494844520000000200000003", "hex");
  for (const [name, bytes, type, shown] of [
    ["a.png", picture, "image/png", "inline"],
    ["a.txt", "text", "text/plain; charset=utf-8", "inline"],
    ["a.json", "{}", "text/plain; charset=utf-8", "inline"],
    ["a.pdf", "%PDF-1.7", "application/pdf", "inline"],
    ["a.html", "<script>alert(1)</script>", "application/octet-stream", "attachment"],
    ["a.svg", "<svg onload='alert(1)'/>", "application/octet-stream", "attachment"],
    ["a.xml", "<a/>", "application/octet-stream", "attachment"],
    ["a.png", "<script>alert(1)</script>", "text/plain; charset=utf-8", "inline"],
    ["a.zip", "PK\u0003\u0004", "application/zip", "attachment"],
    ["a.exe", "MZ\u0000", "application/octet-stream", "attachment"],
  ] as const) {
    test(`never run as a page of ours: ${name} with ${JSON.stringify(String(bytes).slice(0, 8))}`, async () => {
      await using world = await workspace();
      const file = await upload(world, world.alice, { name, bytes });

      const { headers } = await download(world.alice, file.url_private);
      const saved = await download(world.alice, file.url_private_download);

      assert.equal(headers.get("content-type"), type);
      assert.ok(headers.get("content-disposition")?.startsWith(shown));
      assert.ok(saved.headers.get("content-disposition")?.startsWith("attachment"));
      assert.equal(headers.get("x-content-type-options"), "nosniff");
      assert.equal(headers.get("cross-origin-resource-policy"), "same-origin");
      assert.match(
        headers.get("content-security-policy") ?? "",
        type === "application/pdf" ? /script-src 'none'/ : /sandbox/,
      );
    });
  }

  for (const [name, plain, exact] of [
    ["notes.txt", "notes.txt", undefined],
    ["../../etc/passwd", "passwd", undefined],
    ["C:\\temp\\a.txt", "a.txt", undefined],
    ['a".txt', "a_.txt", "a%22.txt"],
    ["a\r\nset-cookie: b=1.txt", "aset-cookie: b=1.txt", undefined],
    ["naïve 東京.txt", "na_ve __.txt", "na%C3%AFve%20%E6%9D%B1%E4%BA%AC.txt"],
    ["evil\u202etxt.exe", "eviltxt.exe", undefined],
    ["..", "Untitled", undefined],
    ["it's (1)*.txt", "it's (1)*.txt", undefined],
  ] as const) {
    test(`are saved under a name that harms nobody: ${JSON.stringify(name)}`, async () => {
      await using world = await workspace();
      const file = await upload(world, world.alice, { name });

      const answer = await download(world.alice, file.url_private_download);

      assert.equal(answer.status, 200);
      assert.equal(
        answer.headers.get("content-disposition"),
        `attachment; filename="${plain}"${exact === undefined ? "" : `; filename*=UTF-8''${exact}`}`,
      );
      assert.equal(answer.headers.get("set-cookie"), null);
    });
  }
});
