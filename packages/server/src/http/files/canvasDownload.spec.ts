import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentOf } from "../../../testkit/canvases.ts";
import { download } from "../../../testkit/files.ts";
import { serving } from "../../../testkit/signingIn.ts";

const markdown = '# Launch\n\n<script>alert(1)</script> [x](javascript:alert(2)) ![](@U0ANA)\n\n```"><b>\n</pre>\n```';

describe("the HTML of a canvas", () => {
  test("is for people who may read it, with an id for each section", async () => {
    await using world = await serving();
    const { canvas_id } = await world.bob.does("conversations.canvases.create", {
      channel_id: world.secret,
      document_content: contentOf(markdown),
    });
    const { file } = await world.bob.does("files.info", { file: canvas_id });

    for (const url of [file.url_private, file.url_private_download]) {
      const answer = await download(world.alice, url);
      assert.equal(answer.headers.get("content-type"), "text/html; charset=utf-8");
      assert.match(answer.headers.get("content-security-policy") ?? "", /^default-src 'none'.*sandbox$/);
      const html = await answer.text();
      assert.match(
        html,
        /^<div class="quip-canvas-content"><h1 id="temp:C:[A-P]{3}[0-9a-f]{25}">Launch<\/h1><p id="temp:C:/,
      );
      assert.doesNotMatch(html, /<script|href="javascript|"><b>|<\/pre>\n/);
      assert.equal((await download(world.carol, url)).status, 404);
      assert.equal((await fetch(url)).status, 401);
    }
  });

  test("changes its version with each edit", async () => {
    await using world = await serving();
    const { canvas_id } = await world.bob.does("canvases.create", { document_content: contentOf("a") });
    const { file } = await world.bob.does("files.info", { file: canvas_id });
    const ask = (etag: string) =>
      fetch(file.url_private, { headers: { authorization: `Bearer ${world.bob.token}`, "if-none-match": etag } });
    const etag = (await ask("")).headers.get("etag") ?? "";
    assert.equal((await ask(etag)).status, 304);
    const change = { operation: "insert_at_end", document_content: contentOf("b") } as const;
    await world.bob.does("canvases.edit", { canvas_id, changes: [change] });

    assert.equal((await ask(etag)).status, 200);
  });

  test("is a page at the permalink, after signing in", async () => {
    await using world = await serving();
    const { canvas_id } = await world.bob.does("canvases.create", {
      title: "<Plan>",
      document_content: contentOf(markdown),
    });
    const { file } = await world.bob.does("files.info", { file: canvas_id });
    const path = new URL(file.permalink).pathname;
    const page = await (await world.signedIn("bob")).get(path);

    assert.equal(page.status, 200);
    assert.match(await page.text(), /<title>&lt;Plan&gt;<\/title>/);
    assert.equal((await (await world.signedIn("carol")).get(path)).status, 404);
    const stranger = await fetch(file.permalink, { redirect: "manual" });
    assert.equal(stranger.headers.get("location"), `/sign-in?redirect=${encodeURIComponent(path)}`);
  });

  test("shows people names instead of ids, and only those that they may know", async () => {
    await using world = await serving();
    const { canvas_id } = await world.bob.does("canvases.create", {
      document_content: contentOf(`![](@${world.carol.id}) ![](#${world.general}) ![](#${world.secret}) :wave:`),
    });
    await world.bob.does("canvases.access.set", { canvas_id, access_level: "read", user_ids: [world.carol.id] });
    const { file } = await world.bob.does("files.info", { file: canvas_id });
    const path = new URL(file.permalink).pathname;
    const wordsFor = async (name: string) =>
      [...(await (await (await world.signedIn(name)).get(path)).text()).matchAll(/mention">([^<]*)</g)].map(
        ([, word]) => word,
      );

    assert.deepEqual((await wordsFor("bob")).slice(1), ["#general", "#secret"]);
    assert.deepEqual((await wordsFor("carol")).slice(1), ["#general", "#private channel"]);
    assert.match((await wordsFor("bob"))[0] ?? "", /^@carol/i);
  });

  test("leaves the documentation where it was", async () => {
    await using world = await serving();

    assert.equal((await fetch(`${world.url}/docs/canvases.create`)).status, 200);
  });
});
