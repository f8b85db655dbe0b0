import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { everyElement } from "@platform/protocol/elements/index.ts";
import { formatOf, type ValueFormat } from "@platform/protocol/elementValues/formats.ts";
import { emptyStateValue, isList } from "@platform/protocol/elementValues/stateValue.ts";
import { personOf } from "../../../testkit/admins.ts";
import { deactivate, makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { home, modal, plain, triggerOf } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

type Fields = Readonly<Record<string, unknown>>;

/** One format: what Carol may find chosen in an element, and what counts as not chosen. */
interface Row {
  /** Fields that an element of this format needs, or that restrict it. */
  readonly element?: Fields;
  readonly valid: unknown;
  readonly invalid: Fields;
}

/** Ids that exist and that Carol must not reach, and some that she can. */
async function scene(world: Workspace) {
  const frank = personOf(world, "frank");
  const erin = personOf(world, "erin");
  const archived = await makeChannel(world.alice, "archived");
  await world.alice.does("conversations.archive", { channel: archived });
  const own = await makePrivate(world, "with-carol", world.carol);
  const othersDm = await openDm(world, world.alice, world.bob);
  const ownDm = await openDm(world, world.carol, world.alice);
  await deactivate(world, world.dora);
  return {
    own,
    ownDm,
    frank,
    hiddenChannels: {
      "an unknown id": "C0000000000",
      "no id at all": "' or 1 = 1",
      "a private channel of others": world.secret,
      "a direct message of others": othersDm,
      "a channel of another workspace": await makeChannel(frank, "birch-only"),
      "a channel of another workspace of the org": await makeChannel(erin, "labs-only"),
      "an archived channel": archived,
      "the id of a person": world.bob.id,
    },
    hiddenPeople: {
      "an unknown id": "U0000000000",
      "no id at all": "' or 1 = 1",
      "a person of another workspace": frank.id,
      "a person of another workspace of the org": erin.id,
      "a deactivated person": world.dora.id,
      "the id of a channel": world.general,
    },
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const options = ["a", "b"].map((value) => ({ text: plain(value), value }));
const listed = (cells: Fields): Fields => Object.fromEntries(Object.entries(cells).map(([name, id]) => [name, [id]]));

/** A value that breaks the element's own schema never gets into a view, so these rows have nothing else to refuse. */
const checkedBySchema: Fields = {};
const channelsOnly = (at: Scene): Fields => ({
  ...at.hiddenChannels,
  "an own private channel": at.own,
  "an own direct message": at.ownDm,
});
const privateOnly = (world: Workspace, at: Scene): Fields => ({
  ...at.hiddenChannels,
  "a public channel that the filter leaves out": world.general,
  "a direct message that the filter leaves out": at.ownDm,
});
const filter = { include: ["private"] };
const richText = {
  type: "rich_text",
  elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "x" }] }],
};

const choice = (): Row => ({ element: { options }, valid: options[1], invalid: checkedBySchema });

/** A format without a row does not compile. */
const rows: Readonly<Record<ValueFormat, (world: Workspace, at: Scene) => Row>> = {
  option: choice,
  loaded_option: () => ({ valid: options[0], invalid: checkedBySchema }),
  conversation: (world, at) => ({ element: { filter }, valid: at.own, invalid: privateOnly(world, at) }),
  channel: (world, at) => ({ valid: world.general, invalid: channelsOnly(at) }),
  user: (world, at) => ({ valid: world.bob.id, invalid: at.hiddenPeople }),
  file: () => assert.fail("no element has an initial file"),
  date: () => ({ valid: "2026-02-28", invalid: checkedBySchema }),
  time: () => ({ valid: "23:59", invalid: checkedBySchema }),
  date_time: () => ({ valid: 1_700_000_000, invalid: checkedBySchema }),
  text: () => ({
    element: { min_length: 3, max_length: 5 },
    valid: "four",
    invalid: { "a text that is too short": "ab", "a text that is too long": "abcdef" },
  }),
  email: () => ({ valid: "a@b.test", invalid: { "no e-mail address": "a at b" } }),
  url: () => ({ valid: "https://a.test", invalid: { "no web address": "javascript:x" } }),
  number: () => ({ element: { is_decimal_allowed: false }, valid: "+12", invalid: checkedBySchema }),
  rich_text: () => ({ valid: richText, invalid: checkedBySchema }),
};

/** Every element that has an initial value. */
const elements = everyElement.flatMap(({ name: type, schema, surfaces, value }) =>
  value.interaction === "input" && value.initial !== null
    ? [{ type, surfaces, properties: Object.keys(schema.properties), field: value.initial, value }]
    : [],
);

/** The row of an element, in a list if the element holds a list. */
function rowOf({ value, properties }: (typeof elements)[number], world: Workspace, at: Scene): Row {
  const { element = {}, valid, invalid } = rows[value.format](world, at);
  const known = Object.entries({ ...element, response_url_enabled: true });
  return {
    element: Object.fromEntries(known.filter(([name]) => properties.includes(name))),
    valid: isList(value) ? [valid] : valid,
    invalid: isList(value) ? listed(invalid) : invalid,
  };
}

interface Held {
  readonly state: { readonly values: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}

const heldIn = ({ state }: Held) => state.values["ask"]?.["ask"];

describe("a value that an app gives from the start", () => {
  for (const place of elements) {
    const { type, field, value } = place;
    const { key } = value;
    const isDraft = formatOf(value.format).isDraft;
    const blank = emptyStateValue(type);

    test(`counts in a ${type} only if the person who submits it could choose it [MENU-3.9, MENU-3.13, MENU-3.15, MENU-4.7, MENU-4.10]`, async () => {
      const app = playApp();
      await using world = await workspace({ ask: app.ask });
      const { element, valid, invalid } = rowOf(place, world, await scene(world));
      const carol = await atHome(world, world.carol);
      const block = (initial: unknown, optional: boolean, more: object = element ?? {}) => ({
        type: "input",
        block_id: "ask",
        label: plain("Ask"),
        optional,
        element: { type, action_id: "ask", ...more, [field]: initial },
      });
      const open = async (initial: unknown, optional: boolean) => {
        const view = modal("Ask", { submit: plain("Send"), blocks: [block(initial, optional)] });
        const trigger_id = triggerOf(world, { person: world.carol });
        return (await world.bot.does("views.open", { trigger_id, view })).view;
      };
      const submit = async (view_id: string) => {
        await carol.does("client.views.submit", { view_id, values: {} });
        const { view, response_urls } = app.last() as { view: Held; response_urls: { channel_id: string }[] };
        return { held: heldIn(view), channels: response_urls.map((url) => url.channel_id) };
      };
      const answers = element && "response_url_enabled" in element;

      const good = await open(valid, false);
      assert.deepEqual(heldIn(good), { type, [key]: valid });
      assert.deepEqual(await submit(good.id), { held: { type, [key]: valid }, channels: answers ? [valid] : [] });

      for (const [name, initial] of Object.entries(invalid)) {
        const shown = isDraft ? { type, [key]: initial } : blank;
        const required = await open(initial, false);
        assert.deepEqual(heldIn(required), shown, name);
        const refused = await carol.refused("client.views.submit", { view_id: required.id, values: {} });
        assert.equal(refused, "input_missing", name);

        const optional = await open(initial, true);
        assert.deepEqual(await submit(optional.id), { held: blank, channels: [] }, name);
        const tab = home({ blocks: [block(initial, true, { ...element, response_url_enabled: undefined })] });
        // Values in a home tab stay as long as the same question does.
        await world.bot.does("views.publish", { user_id: world.carol.id, view: home() });
        const { view } = await world.bot.does("views.publish", { user_id: world.carol.id, view: tab });
        assert.deepEqual(heldIn(view), shown, `${name} in a home tab`);
        if (!Array.isArray(initial) || !Array.isArray(valid)) continue;
        const mixed = [...(initial as unknown[]), ...(valid as unknown[])];
        assert.deepEqual(heldIn(await open(mixed, false)), { type, [key]: valid }, `${name} beside a valid one`);
      }
    });

    if (!place.surfaces.includes("message")) continue;
    test(`counts in a ${type} of a message only if the person who acts there could choose it`, async () => {
      const app = playApp();
      await using world = await workspace({ ask: app.ask });
      const { element, valid, invalid } = rowOf(place, world, await scene(world));
      const carol = await atHome(world, world.carol);
      const button = { type: "button", action_id: "go", text: plain("Go") };
      const press = async (initial: unknown) => {
        const asked = { type, action_id: "ask", ...element, response_url_enabled: undefined, [field]: initial };
        const input = { type: "input", block_id: "ask", label: plain("Ask"), element: asked };
        const blocks = [input, { type: "actions", block_id: "row", elements: [button] }];
        const { channel, ts } = await world.bot.does("chat.postMessage", {
          channel: world.general,
          text: "Well?",
          blocks,
        });
        await carol.does("client.blocks.act", { channel, ts, action_id: "go" });
        return heldIn(app.last() as unknown as Held);
      };

      assert.deepEqual(await press(valid), { type, [key]: valid });
      for (const [name, initial] of Object.entries(invalid)) {
        assert.deepEqual(await press(initial), isDraft ? { type, [key]: initial } : blank, name);
      }
    });
  }
});

describe("a modal that stays open", () => {
  const menu = { type: "conversations_select", action_id: "ask", response_url_enabled: true };
  const ask = (element: object) => ({ type: "input", block_id: "ask", label: plain("Ask"), element });
  const form = (element: object) => modal("Ask", { submit: plain("Send"), blocks: [ask(element)] });

  test("forgets a conversation that the person has lost since, whether given or chosen", async () => {
    await using world = await workspace({ ask: playApp().ask });
    const carol = await atHome(world, world.carol);
    const { own } = await scene(world);
    const trigger_id = triggerOf(world, { person: world.carol });
    const view = form({ ...menu, initial_conversation: own });
    const { view: given } = await world.bot.does("views.open", { trigger_id, view });
    await carol.does("client.blocks.act", { view_id: given.id, action_id: "ask", value: own });
    await world.alice.does("conversations.kick", { channel: own, user: world.carol.id });

    assert.equal(await carol.refused("client.views.submit", { view_id: given.id, values: {} }), "input_missing");
  });

  test("chooses the conversation behind it only where the filter allows that [MENU-3.14, MENU-4.9]", async () => {
    await using world = await workspace();
    const current = { default_to_current_conversation: true };
    const held = async (element: object, channelId: string) => {
      const trigger_id = triggerOf(world, { person: world.carol, channelId });
      const { view } = await world.bot.does("views.open", { trigger_id, view: form(element) });
      const value = heldIn(view) as { selected_conversation?: unknown; selected_conversations?: unknown };
      return value.selected_conversation ?? value.selected_conversations;
    };
    const several = { type: "multi_conversations_select", action_id: "ask", ...current };
    const publicOnly = { filter: { include: ["public"] } };
    const privateOnly = { filter: { include: ["private"] } };

    assert.equal(await held({ ...menu, ...current, ...publicOnly }, world.general), world.general);
    assert.equal(await held({ ...menu, ...current, ...privateOnly }, world.general), undefined);
    assert.deepEqual(await held({ ...several, ...publicOnly }, world.general), [world.general]);
    assert.deepEqual(await held({ ...several, ...privateOnly }, world.general), []);
    assert.equal(await held({ ...menu, ...current }, world.secret), undefined);
  });

  test("drops an option that an update no longer offers", async () => {
    await using world = await workspace({ ask: playApp().ask });
    const carol = await atHome(world, world.carol);
    const select = (from: object[]) => form({ type: "static_select", action_id: "ask", options: from });
    const trigger_id = triggerOf(world, { person: world.carol });
    const { view } = await world.bot.does("views.open", { trigger_id, view: select(options) });
    await carol.does("client.blocks.act", { view_id: view.id, action_id: "ask", value: "b" });

    const { view: updated } = await world.bot.does("views.update", {
      view_id: view.id,
      view: select(options.slice(0, 1)),
    });

    assert.deepEqual(heldIn(updated), { type: "static_select", selected_option: null });
  });

  test("checks a bounded number of values", async () => {
    await using world = await workspace();
    const full = limits.state_items_max / 100;
    const blocks = Array.from({ length: full + 10 }, (_, at) => ({
      ...ask({ type: "multi_channels_select", action_id: "ask", initial_channels: Array(100).fill(world.general) }),
      block_id: `ask${at}`,
    }));
    const unknown = Array.from({ length: 99 }, (_, at) => `C${String(at).padStart(10, "0")}`);
    const lists = blocks.map((block) => ({
      ...block,
      element: { ...block.element, initial_channels: [...unknown, world.general] },
    }));
    const trigger_id = triggerOf(world, { person: world.carol });

    const { view } = await world.bot.does("views.open", {
      trigger_id,
      view: modal("Ask", { submit: plain("Send"), blocks: lists }),
    });

    const held = Object.values(view.state.values).map(
      ({ ask: value }) => (value as { selected_channels?: unknown } | undefined)?.selected_channels,
    );
    assert.deepEqual(held.slice(0, full), Array(full).fill([world.general]));
    assert.deepEqual(held.slice(full), Array(10).fill([]));
  });
});
