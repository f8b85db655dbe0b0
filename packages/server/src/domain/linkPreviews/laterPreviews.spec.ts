import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { LinkedSite, type Served } from "../../../testkit/linkedSite.ts";
import { attachmentsOf, postLinks } from "../../../testkit/previewing.ts";
import { workspace, type Workspace } from "../../../testkit/workspace.ts";
import { type Outgoing, OutgoingFault, type OutgoingFaultKind } from "../../ports/outgoing/outgoing.ts";
import { crawlLink } from "./crawlLink.ts";
import { LinkUnavailable } from "./fetchLink.ts";

const wish = { pages: true, media: true };

/** Fails as often as said, then serves a page. */
function recovering(fails: number, fail: Served): Served {
  let asked = 0;
  return (response, request) => {
    if (asked++ < fails && typeof fail !== "string") fail(response, request);
    else response.setHeader("content-type", "text/html").end("<title>Back</title>");
  };
}

const status =
  (code: number): Served =>
  (response) =>
    void response.writeHead(code, { "content-type": "text/html" }).end("<title>Down</title>");
const hangUp: Served = (response) => void response.socket?.destroy();

async function titlesAfter(world: Workspace, ts: string, seconds: number): Promise<unknown[]> {
  world.clock.advance({ seconds });
  await world.platform.settle();
  return (await attachmentsOf(world, ts)).map(({ title }) => title);
}

const waiting = (world: Workspace) => world.platform.store.db.selectFrom("link_crawls").selectAll().execute();

describe("a link whose site cannot answer now", () => {
  for (const [how, fail] of Object.entries({
    "a status of 503": status(503),
    "too many requests": status(429),
    "a lost connection": hangUp,
  })) {
    test(`by ${how} is fetched again after a minute`, async () => {
      await using world = await workspace();
      await using site = await LinkedSite.open({ "/": recovering(1, fail) });

      const { ts, attachments } = await postLinks(world, `<${site.url}/>`);
      assert.deepEqual([attachments, site.asked.length], [[], 1]);

      assert.deepEqual(await titlesAfter(world, ts, limits.preview_retry_s - 1), []);
      assert.equal(site.asked.length, 1);
      assert.deepEqual(await titlesAfter(world, ts, 1), ["Back"]);
      assert.deepEqual([site.asked.length, await waiting(world)], [2, []]);
    });
  }

  test("keeps no other link of the message waiting, and is fetched alone the next time", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/down": recovering(2, status(502)), "/up": "<title>Up</title>" });

    const { ts, attachments } = await postLinks(world, `<${site.url}/down> <${site.url}/up>`);
    assert.deepEqual(
      attachments.map(({ title }) => title),
      ["Up"],
    );
    assert.deepEqual(await titlesAfter(world, ts, limits.preview_retry_s), ["Up"]);
    assert.deepEqual(await titlesAfter(world, ts, limits.preview_retry_s * 5 - 1), ["Up"]);
    assert.deepEqual(await titlesAfter(world, ts, 1), ["Up", "Back"]);
    assert.deepEqual(site.asked.toSorted(), ["/down", "/down", "/down", "/up"]);
  });

  test("is given up after the third attempt", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/": status(500) });
    const { ts } = await postLinks(world, `<${site.url}/>`);
    await titlesAfter(world, ts, limits.preview_retry_s);
    assert.equal((await waiting(world)).length, 1);

    await titlesAfter(world, ts, limits.preview_retry_s * 5);

    assert.deepEqual([site.asked.length, await waiting(world)], [limits.preview_attempts_max, []]);
    assert.deepEqual(await titlesAfter(world, ts, 86_400), []);
    assert.equal(site.asked.length, limits.preview_attempts_max);
  });

  test("is left alone for a minute, however many messages link to it", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/": recovering(1, status(503)) });
    const { ts: first } = await postLinks(world, `<${site.url}/>`);
    const { ts: second } = await postLinks(world, `again <${site.url}/>`);
    assert.equal(site.asked.length, 1);

    assert.deepEqual(await titlesAfter(world, first, limits.preview_retry_s), ["Back"]);
    assert.deepEqual(await titlesAfter(world, second, 0), ["Back"]);
    assert.equal(site.asked.length, 2);
  });

  test("is not fetched for a message that was deleted meanwhile", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/": recovering(1, status(503)) });
    const { ts } = await postLinks(world, `<${site.url}/>`);

    await world.bob.does("chat.delete", { channel: world.general, ts });
    assert.deepEqual(await waiting(world), []);
    world.clock.advance({ seconds: limits.preview_retry_s });
    await world.platform.settle();

    assert.equal(site.asked.length, 1);
  });

  test("is not forgotten when an edit adds another link", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/down": recovering(1, status(503)), "/up": "<title>Up</title>" });
    const { ts } = await postLinks(world, `<${site.url}/down>`);
    world.clock.advance({ seconds: limits.preview_retry_s });
    const text = `<${site.url}/down> <${site.url}/up>`;

    await world.bob.does("chat.update", { channel: world.general, ts, text });

    assert.deepEqual(await titlesAfter(world, ts, 0), ["Back", "Up"]);
    assert.deepEqual(site.asked.toSorted(), ["/down", "/down", "/up"]);
  });

  test("differs from one that never answers", async () => {
    const kinds: Readonly<Record<OutgoingFaultKind, boolean>> = {
      timeout: true,
      connection: true,
      bad_url: false,
      unresolvable: false,
      refused_address: false,
      tls: false,
      too_large: false,
    };
    for (const [kind, isTemporary] of Object.entries(kinds) as [OutgoingFaultKind, boolean][]) {
      const fail = () => Promise.reject(new OutgoingFault(kind, "no answer"));
      const outgoing: Outgoing = { ask: fail, post: fail, receive: fail, stop: () => {} };
      const crawled = crawlLink(outgoing, "https://example.com/", wish);
      if (isTemporary) await assert.rejects(crawled, LinkUnavailable, kind);
      else assert.equal(await crawled, undefined, kind);
    }
  });

  test("does not hold up its page when only its image is down", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({
      "/": `<title>Page</title><meta property="og:image" content="/down.png">`,
      "/down.png": status(503),
    });
    const { attachments } = await postLinks(world, `<${site.url}/>`);
    assert.deepEqual(
      attachments.map(({ title, image_url: image }) => [title, image]),
      [["Page", undefined]],
    );
    assert.deepEqual(await waiting(world), []);
  });
});
