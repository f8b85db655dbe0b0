import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { isPushEndpoint } from "../../domain/push/endpointRules.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { inBrowser } from "../../../testkit/pushService.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.push.subscribe";
const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const endpoint = "https://fcm.googleapis.com/fcm/send/1";

describe(method, () => {
  test("is one row for each browser, which belongs to the person who subscribed last, and the oldest go", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const [alice, bob] = [await inBrowser(world, "alice"), await inBrowser(world, "bob")];
    const { db } = world.platform.store;
    const owners = async () =>
      (await db.selectFrom("push_subscriptions").select("user_id").execute()).map((row) => row.user_id);
    await alice.does(method, { endpoint, ...keys });
    await alice.does(method, { endpoint, ...keys });
    assert.deepEqual(await owners(), [alice.id]);
    await bob.does(method, { endpoint, ...keys });
    assert.deepEqual(await owners(), [bob.id]);
    for (let at = 0; at < limits.push_subscriptions_max; at++) {
      world.clock.advance({ seconds: 1 });
      await bob.does(method, { endpoint: `https://updates.push.services.mozilla.com/${at}`, ...keys });
    }
    assert.equal((await owners()).length, limits.push_subscriptions_max);
  });

  test("takes the push services of browsers and those that the operator adds, by HTTPS only", () => {
    const hosts = ["push.example.com", "*.push.example.net"];
    const takes = (text: string, allowLoopback = false) => isPushEndpoint(text, { hosts, allowLoopback });
    const good = [
      endpoint,
      "https://updates.push.services.mozilla.com/wpush/v2/a",
      "https://web.push.apple.com/a",
      "https://db5p.notify.windows.com/w/?token=a",
      "https://push.example.com:8443/a",
      "https://eu.push.example.net/a",
    ];
    const bad = [
      "http://fcm.googleapis.com/a",
      "https://fcm.googleapis.com:8443/a",
      "https://fcm.googleapis.com@evil.example/a",
      "https://user@fcm.googleapis.com/a",
      "https://evilpush.apple.com/a",
      "https://push.example.net/a",
      "https://127.0.0.1/a",
      "https://localhost/a",
      "file:///etc/passwd",
      "no address",
    ];
    assert.deepEqual(
      good.filter((text) => !takes(text)),
      [],
    );
    assert.deepEqual(
      bad.filter((text) => takes(text)),
      [],
    );
    assert.equal(takes("http://127.0.0.1:9000/a", true), true);
  });

  refuses(method, {
    invalid_endpoint: async (world) =>
      (await atHome(world, world.alice)).refused(method, { endpoint: "https://example.com/", ...keys }),
    invalid_keys: async (world) =>
      (await atHome(world, world.alice)).refused(method, { endpoint, ...keys, auth: "short" }),
    session_required: async (world) => (await atHome(world, world.alice)).refused(method, { endpoint, ...keys }),
  });
});
