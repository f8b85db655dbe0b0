import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { steer } from "../../../testkit/controls.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { modal, openModal, plain, question } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const count = limits.options_max + 20;
const numbers = Array.from({ length: count }, (_, at) => at);

const option = (value: string) => ({ text: plain(value), value });
const values = numbers.map((at) => `v${at}`);
const halves = [values.slice(0, count / 2), values.slice(count / 2)];

/** Every menu that takes several, and more than a hundred things that it offers. */
const menus: Record<string, (world: Workspace) => Promise<{ element: object; raw: readonly string[] }>> = {
  async multi_static_select() {
    const option_groups = halves.map((half) => ({ label: plain("Half"), options: half.map(option) }));
    return { element: { option_groups }, raw: values };
  },
  async multi_external_select() {
    return { element: { initial_options: values.map(option) }, raw: values.toReversed() };
  },
  async multi_users_select(world) {
    return { element: {}, raw: await makePeople(world) };
  },
  async multi_channels_select(world) {
    return { element: {}, raw: await makeChannels(world) };
  },
  async multi_conversations_select(world) {
    return { element: { filter: { include: ["public"] } }, raw: await makeChannels(world) };
  },
};

async function makePeople(world: Workspace): Promise<string[]> {
  const { db } = world.platform.store;
  const bob = await db.selectFrom("users").selectAll().where("id", "=", world.bob.id).executeTakeFirstOrThrow();
  const memberships = db.selectFrom("memberships").selectAll();
  const member = await memberships.where("user_id", "=", world.bob.id).executeTakeFirstOrThrow();
  const ids = numbers.map((at) => `U0PERSON${at}`);
  await db
    .insertInto("users")
    .values(ids.map((id) => ({ ...bob, id, email: `${id}@acme.test` })))
    .execute();
  await db
    .insertInto("memberships")
    .values(ids.map((id) => ({ ...member, user_id: id, name: id.toLowerCase() })))
    .execute();
  return ids;
}

async function makeChannels(world: Workspace): Promise<string[]> {
  const ids: string[] = [];
  for (const at of numbers) {
    const { channel } = await world.bot.does("conversations.create", { name: `channel-${at}` });
    ids.push(channel.id);
  }
  return ids;
}

describe("a menu without max_selected_items", () => {
  for (const [type, make] of Object.entries(menus)) {
    test(`takes more than a hundred choices: ${type}`, async () => {
      const app = playApp();
      await using world = await workspace({ ask: app.ask });
      const controls = steer(world.platform);
      const { element, raw } = await make(world);
      const block = { ...question("ask"), element: { type, action_id: "ask", ...element } };
      const { id: view_id } = await openModal(world, modal("Ask", { submit: plain("Send"), blocks: [block] }));

      const { outcome } = await controls.does("person.submit", {
        user: "alice",
        view_id,
        values: { ask: { ask: raw } },
      });

      assert.equal(outcome, "closed");
      const { state } = app.last()["view"] as { state: { values: Record<string, Record<string, object>> } };
      const held = Object.values(state.values["ask"]?.["ask"] ?? {}).find(Array.isArray) as unknown[] | undefined;
      assert.deepEqual(
        held?.map((item) => (typeof item === "string" ? item : (item as { value: string }).value)),
        raw,
      );
    });
  }

  test("is named in full to the client, also with more than a hundred chosen", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const [people, channels] = [await makePeople(world), await makeChannels(world)];

    const { items } = await alice.does("client.menus.users", { ids: people });
    const named = await alice.does("client.menus.conversations", { ids: channels });

    assert.deepEqual([items.length, named.items.length], [count, count]);
  });

  test("has an end: what would cost too many queries is no choice", async () => {
    await using world = await workspace();
    const block = { ...question("ask"), element: { type: "multi_users_select", action_id: "ask" } };
    const { id: view_id } = await openModal(world, modal("Ask", { submit: plain("Send"), blocks: [block] }));
    const raw = Array.from({ length: limits.selected_items_max + 1 }, (_, at) => `U${at}`);

    const answer = await world.platform.control("person.submit", {
      user: "alice",
      view_id,
      values: { ask: { ask: raw } },
    });

    assert.equal(answer?.ok === false && answer.response_metadata?.messages[0], "[ERROR] invalid_choice");
  });
});

test("a file input without max_files takes as many files as one can ask for", async () => {
  await using world = await workspace();
  const block = { ...question("ask"), element: { type: "file_input", action_id: "ask" } };
  const { id: view_id } = await openModal(world, modal("Ask", { submit: plain("Send"), blocks: [block] }));
  const raw = Array.from({ length: limits.input_files_max + 1 }, (_, at) => `F${at}`);

  const answer = await world.platform.control("person.submit", {
    user: "alice",
    view_id,
    values: { ask: { ask: raw } },
  });

  assert.match(answer?.ok === false ? (answer.response_metadata?.messages[1] ?? "") : "", /at most 10/);
});
