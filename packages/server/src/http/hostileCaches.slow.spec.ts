import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { subscriptionsIn } from "../domain/deliveries/subscriptions.ts";
import { printNetworkPolicy, readNetworkPolicy } from "../domain/teams/networkPolicy.ts";
import { listByteCaches } from "../ports/byteCache.ts";
import { isInRanges } from "../ports/outgoing/networks.ts";
import { readClientBuild } from "./pages/client/clientBuild.ts";

const megabyte = 1024 * 1024;

/** In a file, because only there are rows cached: a database in memory is read by the connection that writes it. */
async function inFile(check: (world: Workspace) => Promise<void>): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), "platform-caches-"));
  try {
    openedBefore = Math.max(...listByteCaches().map(({ id }) => id));
    await using world = await workspace({ dataFolder, rates: "strict" });
    // Opens the caches that every call uses.
    await world.alice.asks("conversations.history", { channel: world.general });
    await world.alice.asks("users.info", { user: world.bob.id });
    await check(world);
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
}

/** Those of all workspaces in this process; the others belong to one store, and may be from an earlier test. */
const shared = new Set([
  "token hashes",
  "callers",
  "scope lists",
  "subscriptions",
  "network policies",
  "network ranges",
]);
let openedBefore = 0;

function use(name: string): { bytes: number; entries: number } {
  const isOurs = ({ id }: { id: number }) => shared.has(name) || id > openedBefore;
  const caches = listByteCaches().filter((cache) => cache.name === name && isOurs(cache));
  assert.notEqual(caches.length, 0, name);
  return {
    bytes: caches.reduce((sum, { bytes }) => sum + bytes, 0),
    entries: caches.reduce((sum, { entries }) => sum + entries, 0),
  };
}

function assertBounded(): void {
  for (const { name, bytes, bytesMax } of listByteCaches())
    assert.ok(bytes <= bytesMax, `${name} takes ${bytes} bytes`);
}

describe("what callers send and the server remembers", () => {
  test("holds nothing of tokens that are too long to be any, wherever they are presented", async () => {
    await inFile(async ({ send, platform }) => {
      const before = [use("token hashes"), use("rows"), use("callers")];
      await platform.listen();
      for (let at = 0; at < 20; at++) {
        const token = `xoxb-${at}${"x".repeat(megabyte - 100)}`;
        const form = { contentType: "application/x-www-form-urlencoded", body: Buffer.from(`token=${token}`) };
        assert.equal((await send({ method: "auth.test", ...form })).error, "invalid_auth");
        assert.equal((await send({ method: "auth.test", authorization: `Bearer ${token}` })).error, "invalid_auth");
        const ofClient = `Bearer xoxc-${token}`;
        assert.equal((await send({ method: "auth.test", authorization: ofClient })).error, "invalid_auth");
      }
      assert.deepEqual([use("token hashes"), use("rows"), use("callers")], before);
    });
  });

  test("holds nothing of tokens that nobody has", async () => {
    await inFile(async ({ actor, alice }) => {
      await alice.asks("auth.test", {});
      const before = [use("token hashes"), use("rows"), use("callers")];
      for (let at = 0; at < 50; at++) {
        const token = `xoxb-${at}-`.padEnd(limits.token_chars_max, "x");
        assert.equal(await actor(token).refused("auth.test", {}), "invalid_auth");
      }
      assert.deepEqual([use("token hashes"), use("rows"), use("callers")], before);
    });
  });

  test("remembers a token that is valid", async () => {
    await inFile(async ({ alice }) => {
      const before = use("token hashes").entries;
      await alice.asks("auth.test", {});
      await alice.asks("auth.test", {});
      assert.ok(use("token hashes").entries <= before + 1);
      assert.ok(use("callers").entries > 0);
    });
  });

  test("holds nothing of channels and people that do not exist, however long their ids are", async () => {
    await inFile(async ({ bot }) => {
      await bot.asks("conversations.info", { channel: "C0" });
      const before = use("rows");
      for (let at = 0; at < 20; at++) {
        const id = `C${at}${"A".repeat(megabyte / 2)}`;
        assert.equal(await bot.refused("conversations.info", { channel: id }), "channel_not_found");
        assert.equal(await bot.refused("users.info", { user: id }), "user_not_found");
      }
      assert.deepEqual(use("rows"), before);
    });
  });

  test("counts pages without messages, of which there is no end", async () => {
    await inFile(async ({ alice, general, bot }) => {
      await bot.asks("conversations.join", { channel: general });
      await alice.asks("conversations.history", { channel: general });
      const before = use("pages");
      for (let at = 1; at <= 20; at++) {
        for (const _time of [1, 2])
          await alice.asks("conversations.history", { channel: general, latest: `${at}.000001` });
      }
      const after = use("pages");
      assert.equal(after.entries, before.entries + 20);
      assert.ok(after.bytes - before.bytes >= 20 * 200);
    });
  });

  test("has one bucket for all channels whose names are too long to be any", async () => {
    await inFile(async ({ bot }) => {
      await bot.asks("chat.postMessage", { channel: "C0".padEnd(200, "x"), text: "x" });
      const before = use("rate buckets");
      for (let at = 0; at < 20; at++) {
        await bot.asks("chat.postMessage", { channel: `C${at}${"A".repeat(megabyte / 2)}`, text: "x" });
      }
      assert.deepEqual(use("rate buckets"), before);
    });
  });

  test("bounds buckets by bytes where callers without a token name themselves", async () => {
    await inFile(async ({ send }) => {
      const before = use("rate buckets");
      for (let at = 0; at < 50; at++) {
        const body = Buffer.from(`client_id=${at}&client_secret=x&code=x`);
        await send({ method: "oauth.v2.access", contentType: "application/x-www-form-urlencoded", body });
      }
      const after = use("rate buckets");
      assert.equal(after.entries, before.entries + 50);
      assert.ok(after.bytes - before.bytes >= 50 * 200);
    });
  });

  test("bounds statements by bytes where callers decide how many parameters they have", async () => {
    await inFile(async ({ alice, general }) => {
      for (let count = 1; count <= 60; count++) {
        const users = Array.from({ length: count }, (_, at) => `U${at}`).join(",");
        await alice.asks("conversations.invite", { channel: general, users });
      }
      assertBounded();
    });
  });

  test("bounds manifests, policies and network ranges by bytes", () => {
    for (let at = 0; at < 60; at++) {
      const padding = "x".repeat(megabyte / 4);
      subscriptionsIn(JSON.stringify({ display_information: { name: `${at}${padding}` } }));
      readNetworkPolicy(printNetworkPolicy({ networks: `10.0.0.${at},${padding}`, methods: ["auth.test"] }));
      assert.equal(isInRanges("10.0.0.1", `10.0.0.1,${at}${padding}`), true);
    }
    assertBounded();
    assert.ok(use("subscriptions").entries < 60);
    assert.ok(use("network ranges").entries < 60);
    assert.ok(use("network policies").entries < 60);
  });

  test("holds nothing of files of the client that do not exist", () => {
    const build = readClientBuild("en");
    if (build) for (let at = 0; at < 10; at++) assert.equal(build.file(`${at}.js`), undefined);
    assertBounded();
  });
});
