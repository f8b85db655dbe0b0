import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { editable, openDetails, showCard, task } from "../../../testkit/entities.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.entities.act";
const link = "https://example.com/tasks/12?from=chat";

async function showDetails(world: Workspace) {
  const opened = await openDetails(world, { entity: editable });
  await world.bot.asks("entity.presentDetails", { trigger_id: opened.trigger_id, metadata: editable });
  return { ...opened, view_id: opened.pane.view.id };
}

describe(method, () => {
  test("tells the app which button of a card was pressed", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const card = await showCard(world, { entity: editable });

    const done = await (await atHome(world, world.alice)).does(method, { ...card, action_id: "close" });

    assert.deepEqual(done, { ok: true, asked: true, answered: true });
    const { type, container, actions, trigger_id, channel, message, user } = app.last();
    assert.equal(type, "block_actions");
    assert.deepEqual(container, {
      type: "message_attachment",
      entity_url: task.url,
      external_ref: task.external_ref,
      app_unfurl_url: link,
      message_ts: card.ts,
      channel_id: card.channel,
      attachment_id: 1,
      is_ephemeral: false,
      is_app_unfurl: true,
    });
    const [action] = actions as readonly Readonly<Record<string, unknown>>[];
    assert.deepEqual([action?.["action_id"], action?.["value"], action?.["type"]], ["close", "12", "button"]);
    assert.equal(typeof trigger_id, "string");
    assert.deepEqual([(channel as { id: string }).id, (message as { ts: string }).ts], [card.channel, card.ts]);
    assert.equal((user as { id: string }).id, world.alice.id);
  });

  test("tells it which button of the details, and the trigger answers into them", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const { alice, view_id, card } = await showDetails(world);

    await alice.does(method, { view_id, action_id: "close" });

    const { container, trigger_id, view } = app.last();
    assert.deepEqual(container, {
      type: "entity_detail",
      entity_url: task.url,
      external_ref: task.external_ref,
      app_unfurl_url: link,
      message_ts: card.ts,
      channel_id: card.channel,
    });
    assert.equal((view as { type: string }).type, "entity_detail");
    await world.bot.does("entity.presentDetails", { trigger_id: String(trigger_id), metadata: task });
    const { pane } = await alice.does("client.entities.open", card);
    assert.deepEqual(pane.entity, task);
  });

  test("an edit reaches the app as a submitted view, and the app answers with errors or new details", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const { alice, view_id } = await showDetails(world);
    const values = {
      title: { "title.input": "Fix the sign-in page" },
      status: { "status.input": "done" },
    };

    app.answers(() => ({ response_action: "errors", errors: { status: "It has to be reviewed first." } }));
    const refused = await alice.does("client.views.submit", { view_id, values });
    assert.deepEqual(refused, { ok: true, outcome: "errors", errors: { status: "It has to be reviewed first." } });
    app.answers(() => ({}));
    assert.equal((await alice.does("client.views.submit", { view_id, values })).outcome, "closed");

    const { type, view, trigger_id } = app.last();
    assert.equal(type, "view_submission");
    const { callback_id, entity_url, external_ref, state, ...rest } = view as Readonly<Record<string, unknown>>;
    assert.deepEqual(
      [callback_id, entity_url, external_ref, rest["type"]],
      ["work-object-edit", task.url, task.external_ref, "entity_detail"],
    );
    const entered = (state as { values: Readonly<Record<string, Readonly<Record<string, object>>>> }).values;
    assert.deepEqual(entered["title"]?.["title.input"], { type: "plain_text_input", value: "Fix the sign-in page" });
    const chosen = entered["status"]?.["status.input"];
    assert.equal((chosen as { selected_option?: { value: string } }).selected_option?.value, "done");
    await world.bot.does("entity.presentDetails", { trigger_id: String(trigger_id), metadata: task });
  });

  test("options of a field come from the app while the person types", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const { alice, view_id } = await showDetails(world);
    app.answers(() => ({ options: [{ value: "mobile", text: { type: "plain_text", text: "Mobile" } }] }));

    const place = { view_id, block_id: "team", action_id: "team.input" };
    const menu = await alice.does("client.blocks.suggest", { ...place, query: "m" });

    assert.deepEqual(
      menu.options?.map(({ value }) => value),
      ["mobile"],
    );
    const { type, block_id, action_id, container, value } = app.last();
    assert.deepEqual([type, block_id, action_id, value], ["block_suggestion", "team", "team.input", "m"]);
    assert.equal((container as { type: string }).type, "entity_detail");
  });

  const press = async (world: Workspace, args: object) => {
    const card = await showCard(world, { entity: editable });
    return (await atHome(world, world.alice)).refused(method, { ...card, action_id: "close", ...args });
  };

  refuses(method, {
    channel_not_found: (world) => press(world, { channel: "C0000000000" }),
    message_not_found: (world) => press(world, { ts: "1.000001" }),
    bad_timestamp: (world) => press(world, { ts: "now" }),
    entity_not_found: (world) => press(world, { attachment: 2 }),
    view_not_found: async (world) => {
      const { view_id } = await showDetails(world);
      return (await atHome(world, world.bob)).refused(method, { view_id, action_id: "close" });
    },
    action_not_found: async (world) => {
      const { alice, view_id } = await showDetails(world);
      assert.equal(await alice.refused(method, { view_id, action_id: "open" }), "action_not_found");
      return press(world, { action_id: "open" });
    },
    app_not_found: async (world) => {
      const { alice, view_id } = await showDetails(world);
      const app = world.dev.apps.find(({ name }) => name === "Dev App");
      const client = { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "" };
      await world.bot.does("apps.uninstall", client);
      return alice.refused(method, { view_id, action_id: "close" });
    },
  });

  test("refuses a call that names neither a card nor a view", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    assert.equal(await alice.refused(method, { action_id: "close" }), "invalid_arguments");
  });
});
