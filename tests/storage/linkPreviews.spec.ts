import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits, parseTs } from "@platform/protocol";
import { nobody } from "@platform/server/domain/caller.ts";
import { claimCrawls } from "@platform/server/domain/linkPreviews/claimCrawls.ts";
import { showPreviews } from "@platform/server/domain/linkPreviews/showPreviews.ts";
import { LinkedSite } from "../../packages/server/testkit/linkedSite.ts";
import { attachmentsOf } from "../../packages/server/testkit/previewing.ts";
import { queueLinks } from "../../packages/server/testkit/queueLinks.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const dayMs = 86_400_000;

for (const kind of [inFile, inPostgres]) {
  describe(`link previews: ${kind.name}`, { skip: kind.skip }, () => {
    test("are fetched once by two servers, and shown by both", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      await using site = await LinkedSite.open(pagesOf(6));
      const posted: string[] = [];
      for (let at = 0; at < 6; at++) {
        const { bob, general: channel } = at % 2 === 0 ? first : second;
        posted.push((await bob.does("chat.postMessage", { channel, text: `<${site.url}/${at}>` })).ts);
      }

      await Promise.all([first.platform.settle(), second.platform.settle()]);
      await Promise.all([first.platform.settle(), second.platform.settle()]);

      for (const [at, ts] of posted.entries()) {
        for (const world of [first, second]) {
          const attachments = await attachmentsOf(world, ts);
          assert.deepEqual(
            attachments.map(({ title }) => title),
            [`Page ${at}`],
          );
        }
      }
      assert.deepEqual(site.asked.toSorted(), ["/0", "/1", "/2", "/3", "/4", "/5"]);
    });

    test("that a lost server had taken are taken over when its lease ends, and its late answer changes nothing", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await using site = await LinkedSite.open(pagesOf(1));
      const ts = await postUnseen(world, `${site.url}/0`);
      const lost = { caller: nobody, nowMs: world.clock.nowMs() + dayMs };
      const claimed = await world.platform.store.write(claimCrawls, lost, { limit: 10 });
      assert.ok(claimed.ok);
      assert.equal(claimed.crawls.length, 1);

      await world.platform.settle();
      assert.deepEqual(site.asked, []);
      world.clock.advance({ hours: 24, seconds: limits.preview_lease_s + 1 });
      await world.platform.settle();
      assert.equal((await attachmentsOf(world, ts)).length, 1);

      const [crawl] = claimed.crawls;
      assert.ok(crawl);
      const late = { crawl, previews: [], baseUrl: world.platform.baseUrl };
      const shown = await world.platform.store.write(showPreviews, lost, late);
      assert.deepEqual(shown, { ok: true, didWork: false });
      assert.equal((await attachmentsOf(world, ts)).length, 1);
    });

    test("whose site could not answer are fetched again by another server", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      let isDown = true;
      await using site = await LinkedSite.open({
        ...pagesOf(1),
        "/down": (response) => {
          response.writeHead(isDown ? 503 : 200, { "content-type": "text/html" }).end("<title>Back</title>");
        },
      });
      const text = `<${site.url}/0> <${site.url}/down>`;
      const { ts } = await first.bob.does("chat.postMessage", { channel: first.general, text });
      await Promise.all([first.platform.settle(), second.platform.settle()]);
      const titles = async () => (await attachmentsOf(second, ts)).map(({ title }) => title);
      assert.deepEqual(await titles(), ["Page 0"]);

      isDown = false;
      second.clock.advance({ seconds: limits.preview_retry_s });
      await second.platform.settle();

      assert.deepEqual(await titles(), ["Page 0", "Back"]);
      assert.deepEqual(site.asked.toSorted(), ["/0", "/down", "/down"]);
    });

    test("that no server survives are given up", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await using site = await LinkedSite.open(pagesOf(1));
      await postUnseen(world, `${site.url}/0`);
      for (let attempt = 0; attempt < limits.preview_attempts_max; attempt++) {
        const nowMs = world.clock.nowMs() + dayMs + attempt * (limits.preview_lease_s + 1) * 1000;
        const claimed = await world.platform.store.write(claimCrawls, { caller: nobody, nowMs }, { limit: 10 });
        assert.equal(claimed.ok && claimed.crawls.length, 1);
      }
      world.clock.advance({ hours: 25 });

      await world.platform.settle();

      assert.deepEqual(await world.platform.store.db.selectFrom("link_crawls").selectAll().execute(), []);
      assert.deepEqual(site.asked, []);
    });
  });
}

function pagesOf(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${at}`, `<title>Page ${at}</title>`]));
}

/** Posts a link that waits until tomorrow, so that the server of the test does not take it at once. */
async function postUnseen({ bob, general: channel, platform, clock }: Workspace, url: string): Promise<string> {
  const none = { unfurl_links: false, unfurl_media: false };
  const { ts } = await bob.does("chat.postMessage", { channel, text: `<${url}>`, ...none });
  const { db } = platform.store;
  const { key } = await db.selectFrom("channels").select("key").where("id", "=", channel).executeTakeFirstOrThrow();
  const context = { caller: nobody, nowMs: clock.nowMs() };
  const queued = { channelKey: key, ts: parseTs(ts) ?? 0, urls: [url], dueMs: clock.nowMs() + dayMs };
  await platform.store.write(queueLinks, context, queued);
  return ts;
}
