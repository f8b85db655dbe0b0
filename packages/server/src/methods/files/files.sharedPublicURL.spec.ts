import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { upload } from "../../../testkit/files.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "files.sharedPublicURL";

/** A file of alice with a public link, and that link. */
async function share(world: Workspace, more: object = {}) {
  const { id } = await upload(world, world.alice, {
    name: "notes.txt",
    bytes: "hello",
    channels: [world.secret],
    ...more,
  });
  const { file } = await world.alice.does(method, { file: id });
  return { file, link: file.permalink_public ?? "" };
}

const statusOf = async (url: string) => (await fetch(url)).status;

describe(method, () => {
  test("makes a page and bytes that everyone reads without a token or a cookie", async () => {
    await using world = await workspace();
    const { file, link } = await share(world, { title: "Notes <script>" });

    assert.equal(file.public_url_shared, true);
    const [, secret = ""] = /-([0-9a-f]{32})$/.exec(link) ?? [];
    const page = await fetch(link);
    const bytes = await fetch(`${file.url_private}?pub_secret=${secret}`);
    const saved = await fetch(`${link}/download/notes.txt`);

    assert.deepEqual([page.status, bytes.status, saved.status], [200, 200, 200]);
    assert.match(await page.text(), /Notes &lt;script&gt;/);
    assert.deepEqual([await bytes.text(), await saved.text()], ["hello", "hello"]);
    assert.match(saved.headers.get("content-disposition") ?? "", /^attachment/);
    assert.match(page.headers.get("content-security-policy") ?? "", /default-src 'none'.*frame-ancestors 'none'/);
    for (const answer of [page, bytes, saved]) {
      assert.equal(answer.headers.get("set-cookie"), null);
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
      assert.equal(answer.headers.get("referrer-policy"), "no-referrer");
      assert.equal(answer.headers.get("x-robots-tag"), "noindex, nofollow");
      assert.match(answer.headers.get("cache-control") ?? "", /no-store|no-cache/);
    }
  });

  test("keeps a page of an uploaded web page from running as a page of this server", async () => {
    await using world = await workspace();
    const { link } = await share(world, { name: "page.html", bytes: "<script>alert(1)</script>" });

    const bytes = await fetch(`${link}/page.html`);

    assert.match(bytes.headers.get("content-disposition") ?? "", /^attachment/);
    assert.match(bytes.headers.get("content-security-policy") ?? "", /sandbox/);
    assert.equal(bytes.headers.get("content-type"), "application/octet-stream");
  });

  test("opens with its own secret only, and in its own workspace only", async () => {
    await using world = await workspace();
    const { file, link } = await share(world);
    const other = await share(world);
    const secret = link.slice(-32);

    assert.equal(await statusOf(link.replace(/.$/, (last) => (last === "0" ? "1" : "0"))), 404);
    assert.equal(await statusOf(other.link.replace(/[0-9a-f]{32}$/, secret)), 404);
    assert.equal(await statusOf(link.replace(/T[A-Z0-9]+-/, "T0000000000-")), 404);
    assert.equal(await statusOf(`${file.url_private}?pub_secret=`), 404);
    assert.equal(await statusOf(file.url_private), 401);
  });

  test("answers the same link again, and files.info has it", async () => {
    await using world = await workspace();
    const { file, link } = await share(world);

    const again = await world.alice.does(method, { file: file.id });
    const info = await world.alice.does("files.info", { file: file.id });

    assert.deepEqual([again.file.permalink_public, info.file.permalink_public], [link, link]);
  });

  test("ends with the file", async () => {
    await using world = await workspace();
    const { file, link } = await share(world);

    await world.alice.does("files.delete", { file: file.id });

    assert.equal(await statusOf(link), 404);
    assert.equal(await statusOf(`${link}/notes.txt`), 404);
  });

  test("is open to everyone who sees the file in a public channel", async () => {
    await using world = await workspace();
    const { id } = await upload(world, world.alice, { channels: [world.general] });

    assert.equal((await world.bob.does(method, { file: id })).file.public_url_shared, true);
  });

  test("tells the conversations that show the file that it has changed", async () => {
    await using world = await workspace();
    const { id } = await upload(world, world.alice, { channels: [world.secret] });
    const end = await outboxEnd(world);

    await world.alice.does(method, { file: id });

    const [event, ...others] = await eventsAfter(world, end);
    assert.deepEqual([event?.type, event?.payload["file_id"], others], ["file_change", id, []]);
  });

  refuses(method, {
    file_not_found: ({ alice }) => alice.refused(method, { file: "F0NOSUCH" }),
    "file_not_found for people who do not see it": async (world) => {
      const { id } = await upload(world, world.alice, { channels: [world.secret] });
      return world.carol.refused(method, { file: id });
    },
    not_allowed: async (world) => {
      const { id } = await upload(world, world.alice, { channels: [world.secret] });
      return world.bob.refused(method, { file: id });
    },
    "not_allowed while administrators have turned links off": async (world) => {
      const { id } = await upload(world, world.alice);
      await world.alice.does("admin.teams.settings.setPublicFiles", { team_id: teamsOf(world).acme, allowed: false });
      return world.alice.refused(method, { file: id });
    },
    public_file_type_not_allowed: async ({ alice }) => {
      const { canvas_id: file } = await alice.does("canvases.create", { title: "Plan" });
      return alice.refused(method, { file });
    },
  });
});
