import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { download, upload } from "../../../testkit/files.ts";
import { emailOf, type Serving, serving } from "../../../testkit/signingIn.ts";
import type { Workspace } from "../../../testkit/workspace.ts";
import { noteDownload } from "../audit/noteDownload.ts";
import { nobody } from "../caller.ts";
import { isMove } from "./isMove.ts";

interface Noted {
  readonly method: string;
  readonly actor_id: string | null;
  readonly entity_type: string;
  readonly entity_id: string;
  readonly address: string;
  readonly client: string;
  readonly session_id: string;
  readonly details: string;
}

function anomalies({ platform }: Workspace): Promise<Noted[]> {
  return platform.store.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("action", "=", "anomaly")
    .orderBy("id")
    .execute();
}

/** One call over the network, as a trusted proxy passes it on. */
async function callFrom(world: Serving, address: string, client: string, token = world.bob.token): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": address, "user-agent": client };
  const response = await fetch(`${world.url}/api/auth.test`, { headers });
  assert.equal(((await response.json()) as { ok: boolean }).ok, true);
}

const behindProxy = { trustedProxies: ["127.0.0.1"] };

describe("a token that goes on elsewhere", () => {
  test("has one entry with both places, not one for each call", async () => {
    await using world = await serving(behindProxy);
    await callFrom(world, "192.0.2.1", "App/1");
    await callFrom(world, "192.0.2.200", "App/2");
    assert.deepEqual(await anomalies(world), [], "the same network");
    await callFrom(world, "198.51.100.1", "App/2");
    assert.deepEqual(await anomalies(world), [], "the same client");

    for (let at = 0; at < 3; at++) {
      await callFrom(world, "203.0.113.5", "curl/8");
      await callFrom(world, "198.51.100.1", "App/2");
    }

    const [entry, ...more] = await anomalies(world);
    assert.ok(entry);
    assert.equal(more.length, 0);
    assert.deepEqual(
      [entry.method, entry.actor_id, entry.entity_type, entry.entity_id, entry.address, entry.client],
      ["security.session_moved", world.bob.id, "user", world.bob.id, "203.0.113.5", "curl/8"],
    );
    const { action_timestamp: atS, ...details } = JSON.parse(entry.details) as Record<string, unknown>;
    assert.equal(atS, Math.floor(world.clock.nowMs() / 1000));
    assert.deepEqual(details, {
      reason: ["ip_address", "user_agent"],
      ip_address: "203.0.113.5",
      previous_ip_address: "198.51.100.1",
      previous_ua: "App/2",
    });

    for (let at = 0; at < 2; at++) {
      world.clock.advance({ seconds: limits.anomaly_move_s / 2 + 1 });
      await callFrom(world, "198.51.100.1", "App/2");
    }
    await callFrom(world, "192.0.2.1", "App/1");
    assert.equal((await anomalies(world)).length, 2, "after its time it has another one");
  });

  test("has none after more than an hour, for another token, and for a bot", async () => {
    await using world = await serving(behindProxy);
    await callFrom(world, "192.0.2.1", "App/1");
    await callFrom(world, "203.0.113.5", "curl/8", world.carol.token);
    world.clock.advance({ seconds: limits.anomaly_move_s + 1 });
    await callFrom(world, "203.0.113.5", "curl/8");
    await callFrom(world, "192.0.2.1", "App/1", world.bot.token);
    await callFrom(world, "203.0.113.5", "curl/8", world.bot.token);

    assert.deepEqual(await anomalies(world), []);
  });

  test("compares /24 networks, /48 networks of IPv6, and nothing that is no address", () => {
    const moves = (one: string, other: string) =>
      isMove({ address: one, client: "a", seenMs: 0 }, { address: other, client: "b", seenMs: 1 });
    assert.equal(moves("192.0.2.1", "192.0.2.255"), false);
    assert.equal(moves("192.0.2.1", "192.0.3.1"), true);
    assert.equal(moves("2001:db8:1::1", "2001:db8:1:ffff::9"), false);
    assert.equal(moves("2001:db8:1::1", "2001:db8:2::1"), true);
    assert.equal(moves("192.0.2.1", "2001:db8:1::1"), true);
    assert.equal(moves("", "192.0.2.1"), false);
    assert.equal(moves("this server Fx1", "192.0.2.1"), false);
  });
});

describe("a session that goes on elsewhere", () => {
  test("has one entry when its client is opened from another network and browser", async () => {
    await using world = await serving(behindProxy);
    const browser = await world.signedIn("bob");
    const copied = browser.copy();
    const opens = async (from: typeof browser, address: string, client: string) => {
      const headers = { "sec-fetch-site": "same-origin", "x-forwarded-for": address, "user-agent": client };
      assert.equal((await from.send("/client/session", {}, headers)).status, 200);
    };
    await opens(browser, "192.0.2.1", "Firefox/140.0");
    await opens(browser, "198.51.100.3", "Firefox/140.0");
    assert.deepEqual(await anomalies(world), []);

    await opens(copied, "203.0.113.5", "Chrome/150.0");
    await opens(browser, "192.0.2.1", "Firefox/140.0");
    await opens(copied, "203.0.113.5", "Chrome/150.0");

    const [entry, ...more] = await anomalies(world);
    assert.ok(entry);
    assert.equal(more.length, 0);
    assert.deepEqual([entry.actor_id, entry.address, entry.client], [world.bob.id, "203.0.113.5", "Chrome/150.0"]);
    assert.match(entry.session_id, /^[0-9a-f]{16}$/);
  });
});

describe("what is done too often", () => {
  test("is one entry for a hundred downloads in ten minutes, and none for fewer", async () => {
    await using world = await serving();
    const { bob, alice, general } = world;
    const file = await upload(world, alice, { channels: [general], bytes: "abc" });
    const entity = { type: "file", id: file.id, state: {} };
    const caller = { ...nobody, userId: bob.id };
    const downloads = async (count: number) => {
      for (let at = 0; at < count; at++) {
        const input = { entity, teamId: file.user_team ?? world.dev.teams[0]?.id ?? "" };
        await world.platform.store.write(noteDownload, { caller, nowMs: world.clock.nowMs() }, input);
      }
    };
    await downloads(limits.anomaly_downloads - 1);
    assert.deepEqual(await anomalies(world), []);
    world.clock.advance({ seconds: limits.anomaly_downloads_within_s + 1 });
    await downloads(limits.anomaly_downloads - 1);
    assert.deepEqual(await anomalies(world), [], "the earlier ones are too long ago");
    await download(alice, file.url_private);
    assert.deepEqual(await anomalies(world), [], "another person has downloaded one");

    await download(bob, file.url_private);
    await downloads(3);

    const [entry, ...more] = await anomalies(world);
    assert.ok(entry);
    assert.equal(more.length, 0);
    assert.deepEqual([entry.method, entry.actor_id], ["security.excessive_downloads", bob.id]);
    assert.deepEqual(JSON.parse(entry.details).reason, ["excessive_downloads"]);
  });

  test("is one entry for five failed sign-ins to an account", async () => {
    await using world = await serving();
    const browser = world.browser();
    const fail = () => browser.send("/sign-in", { login: emailOf(world, "bob"), password: "wrong" });
    for (let at = 1; at < limits.anomaly_failed_sign_ins; at++) await fail();
    assert.deepEqual(await anomalies(world), []);

    await fail();
    await fail();

    const [entry, ...more] = await anomalies(world);
    assert.ok(entry);
    assert.equal(more.length, 0);
    assert.deepEqual(
      [entry.method, entry.actor_id, entry.address],
      ["security.failed_sign_ins", world.bob.id, "127.0.0.1"],
    );
  });
});
