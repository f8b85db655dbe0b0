import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createHmac } from "node:crypto";
import { workedAppRefusals } from "../../../testkit/collaborating.ts";
import { consent, createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { configureApp, devApp, Receiver } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.credentials.regenerate";

describe(method, () => {
  test("makes the client secret before it worth nothing, and the new one good", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const app = await createApp(world, { scopes: { bot: ["chat:write"] } });
    const code = await consent(world, "alice", app, { scope: "chat:write" });

    const { secret } = await alice.does(method, { app_id: app.appId, secret: "client_secret" });

    assert.notEqual(secret, app.client.client_secret);
    assert.equal(await world.actor("").refused("oauth.v2.access", { ...app.client, code }), "bad_client_secret");
    await world.actor("").does("oauth.v2.access", { ...app.client, client_secret: secret, code });
    const { credentials } = await alice.does("developer.apps.credentials.get", { app_id: app.appId });
    assert.equal(credentials.client_secret, secret);
  });

  test("signs what the app is sent with the new signing secret", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { id, signing_secret } = devApp(world);
    const alice = await configuring(world, "alice");

    const { secret } = await alice.does(method, { app_id: id, secret: "signing_secret" });
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] } });
    await world.bob.does("chat.postMessage", { channel: world.general, text: "Lunch?" });
    await world.platform.settle();

    const [{ headers, text } = assert.fail()] = receiver.received;
    const signed = (key: string) =>
      `v0=${createHmac("sha256", key)
        .update(`v0:${String(headers["x-slack-request-timestamp"])}:${text}`)
        .digest("hex")}`;
    assert.equal(headers["x-slack-signature"], signed(secret));
    assert.notEqual(headers["x-slack-signature"], signed(signing_secret));
  });

  refuses(method, workedAppRefusals(method, { secret: "client_secret" }));
});
