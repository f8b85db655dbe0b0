import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { openDetails, showCard, task, trackerApp } from "../../../testkit/entities.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.entities.open";
const requestsOf = (world: Workspace) => eventsOf(world, "entity_details_requested");

describe(method, () => {
  test("asks the app, and says what about and for whom", async () => {
    await using world = await workspace();
    const { card, pane } = await openDetails(world);

    assert.equal(pane.state, "loading");
    assert.deepEqual([pane.view.type, pane.view.entity_url], ["entity_detail", task.url]);
    const [event] = await requestsOf(world);
    const { trigger_id, event_ts, $audience, $userId, ...request } = event ?? {};
    assert.deepEqual([$audience, $userId], ["app", null]);
    assert.equal(typeof trigger_id, "string");
    assert.equal(typeof event_ts, "string");
    const link = "https://example.com/tasks/12?from=chat";
    assert.deepEqual(request, {
      type: "entity_details_requested",
      user: world.alice.id,
      user_locale: "en-US",
      link: { url: link, domain: "example.com" },
      entity_url: task.url,
      external_ref: task.external_ref,
      app_unfurl_url: link,
      channel: card.channel,
      message_ts: card.ts,
    });
  });

  test("shows a recent answer again without asking, unless it is refreshed", async () => {
    await using world = await workspace();
    const { card, alice, pane, trigger_id } = await openDetails(world);
    await world.bot.does("entity.presentDetails", { trigger_id, metadata: task });

    const again = await alice.does(method, card);
    assert.deepEqual([again.pane.state, again.pane.view.id], ["ready", pane.view.id]);
    assert.equal((await requestsOf(world)).length, 1);
    const refreshed = await alice.does(method, { ...card, refresh: true });
    assert.equal(refreshed.pane.state, "ready");
    assert.equal((await requestsOf(world)).length, 2);
    world.clock.advance({ seconds: limits.entity_details_life_s });
    await alice.does(method, card);
    assert.equal((await requestsOf(world)).length, 3);
  });

  test("is for each person alone, and no modal", async () => {
    await using world = await workspace();
    const { card, pane, alice } = await openDetails(world);
    const bob = await atHome(world, world.bob);
    const other = await bob.does(method, card);
    assert.notEqual(other.pane.view.id, pane.view.id);
    assert.deepEqual((await alice.does("client.views.list", {})).views, []);
  });

  test("keeps a limited number of details", async () => {
    await using world = await workspace();
    const { card, alice, pane } = await openDetails(world);
    const values = Array.from({ length: limits.entity_panes_max }, (_, at) => ({
      ...task,
      url: `https://example.com/${at}`,
    }));
    const { ts } = await world.bot.does("chat.postMessage", { channel: card.channel, metadata: { entities: values } });
    for (const at of values.keys()) {
      world.clock.advance({ seconds: 1 });
      await alice.does(method, { channel: card.channel, ts, attachment: at + 1 });
    }
    assert.equal(
      await alice.refused("client.entities.act", { view_id: pane.view.id, action_id: "x" }),
      "view_not_found",
    );
  });

  test("asks no app that does not subscribe", async () => {
    await using world = await workspace();
    const card = await showCard(world, { settings: {} });
    const { pane } = await (await atHome(world, world.alice)).does(method, card);
    assert.equal(pane.state, "no_details");
    assert.deepEqual(await requestsOf(world), []);
  });

  const open = async (world: Workspace, args: object, person = world.alice) => {
    const card = await showCard(world);
    return (await atHome(world, person)).refused(method, { ...card, ...args });
  };

  refuses(method, {
    channel_not_found: (world) => open(world, { channel: "C0000000000" }),
    message_not_found: (world) => open(world, { ts: "1.000001" }),
    bad_timestamp: (world) => open(world, { ts: "now" }),
    entity_not_found: async (world) => {
      assert.equal(await open(world, { attachment: 2 }), "entity_not_found");
      const card = await showCard(world);
      await trackerApp(world, { types: ["slack#/entities/file"] });
      return (await atHome(world, world.alice)).refused(method, card);
    },
    app_not_found: async (world) => {
      const card = await showCard(world);
      const app = world.dev.apps.find(({ name }) => name === "Dev App");
      const client = { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "" };
      await world.bot.does("apps.uninstall", client);
      return (await atHome(world, world.alice)).refused(method, card);
    },
  });
});
