import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf } from "../../../testkit/apps.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { configureApp, devApp, Receiver } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.manifest.update";
const manifest = { display_information: { name: "Echo" } };

function withScopes(bot: string[], user: string[] = []) {
  return { ...manifest, oauth_config: { scopes: { bot, user } } };
}

async function bobsApp(world: Workspace) {
  const bob = await configuring(world, "bob");
  const { app_id } = await bob.does("apps.manifest.create", { manifest: withScopes(["chat:write", "users:read"]) });
  return { bob, app_id };
}

describe(method, () => {
  test("replaces the whole manifest, and the name with it", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const dev = world.dev.apps.find((app) => app.name === "Dev App");
    const renamed = { display_information: { name: "Deaf App" } };

    await alice.does(method, { app_id: dev?.id ?? "", manifest: renamed });

    const exported = await alice.does("apps.manifest.export", { app_id: dev?.id ?? "" });
    assert.deepEqual(exported.manifest, renamed);
    assert.equal((await world.bot.does("auth.test", {})).app_name, "Deaf App");
  });

  test("tells whether the app asks for other scopes now, in whatever order", async () => {
    await using world = await workspace();
    const { bob, app_id } = await bobsApp(world);
    const update = async (next: Record<string, unknown>) =>
      (await bob.does(method, { app_id, manifest: next })).permissions_updated;

    assert.equal(await update(withScopes(["users:read", "chat:write"])), false);
    assert.equal(await update(withScopes(["users:read"])), true);
    assert.equal(await update(withScopes(["users:read"], ["search:read"])), true);
    assert.equal(await update({ ...withScopes(["users:read"], ["search:read"]), settings: {} }), false);
  });

  test("asks a new URL whether it wants the events, however it says so, and does not ask again", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const asked: string[] = [];
    const answers = [
      (challenge: string) => JSON.stringify({ challenge }),
      (challenge: string) => challenge,
      (challenge: string) => `challenge=${challenge}`,
    ];
    receiver.verify = (text) => {
      asked.push(text);
      return answers[asked.length - 1]?.((JSON.parse(text) as { challenge: string }).challenge) ?? "";
    };
    const urls = answers.map((_answer, n) => `${receiver.url}?${n}`);

    for (const url of urls) await configureApp(world, { event_subscriptions: { request_url: url } });
    await configureApp(world, { event_subscriptions: { request_url: urls[2], bot_events: ["app_mention"] } });
    await configureApp(world, { socket_mode_enabled: true, event_subscriptions: { request_url: urls[0] } });

    assert.deepEqual(
      asked.map((text) => (JSON.parse(text) as { type: string }).type),
      urls.map(() => "url_verification"),
    );
  });

  test("refuses a URL that does not give the challenge back, or is not there, and says where it stands", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const receiver = await Receiver.start();
    receiver.verify = () => "what?";
    const { url } = receiver;
    const update = () =>
      alice.asks(method, {
        app_id: devApp(world).id,
        manifest: { ...manifest, settings: { event_subscriptions: { request_url: url } } },
      });

    const wrong = await update();
    await receiver[Symbol.asyncDispose]();
    const gone = await update();

    for (const answer of [wrong, gone]) {
      assert.equal(answer.error, "invalid_manifest");
      const [fault] = answer["errors"] as { readonly pointer: string }[];
      assert.equal(fault?.pointer, "/settings/event_subscriptions/request_url");
    }
  });

  test("turns rotation on for the app, and nothing turns it off again [API-4.9]", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const dev = world.dev.apps.find((app) => app.name === "Dev App");
    const app_id = dev?.id ?? "";
    const exchange = { ...clientOf(dev), token: world.bot.token };
    assert.equal(await world.actor("").refused("oauth.v2.exchange", exchange), "token_rotation_not_enabled");

    await alice.does(method, { app_id, manifest: { ...manifest, settings: { token_rotation_enabled: true } } });
    await alice.does(method, { app_id, manifest });
    const off = { ...manifest, settings: { token_rotation_enabled: false } };
    assert.equal(await alice.refused(method, { app_id, manifest: off }), "invalid_manifest");

    const exported = await alice.does("apps.manifest.export", { app_id });
    assert.equal(exported.manifest.settings?.token_rotation_enabled, true);
    await world.actor("").does("oauth.v2.exchange", exchange);
  });

  test("is for the owner and for admins", async () => {
    await using world = await workspace();
    const { bob, app_id } = await bobsApp(world);
    const [alice, carol] = [await configuring(world, "alice"), await configuring(world, "carol")];

    await bob.does(method, { app_id, manifest });
    await alice.does(method, { app_id, manifest });
    assert.equal(await carol.refused(method, { app_id, manifest }), "access_denied");
  });

  refuses(method, {
    invalid_manifest: async (world) => {
      const { bob, app_id } = await bobsApp(world);
      return bob.refused(method, { app_id, manifest: {} });
    },
    invalid_app_id: async (world) => (await configuring(world, "bob")).refused(method, { manifest }),
    invalid_app: async (world) => {
      const birch = world.dev.apps.find((app) => app.name === "Birch App");
      return (await configuring(world, "alice")).refused(method, { app_id: birch?.id, manifest });
    },
    access_denied: async (world) => {
      return (await configuring(world, "bob")).refused(method, { app_id: world.dev.apps[0]?.id, manifest });
    },
  });
});
