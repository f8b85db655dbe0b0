import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../../testkit/controls.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { plain } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const options = [{ text: "Hearts", value: "hearts" }];

/** Every source of a legacy menu, with something that bob finds there. */
const sources: Readonly<Record<string, { action: object; wanted: (world: Workspace) => string; query: string }>> = {
  static: { action: { options }, wanted: () => "hearts", query: "" },
  external: { action: {}, wanted: () => "hearts", query: "he" },
  users: { action: {}, wanted: (world) => world.carol.id, query: "carol" },
  channels: { action: {}, wanted: (world) => world.general, query: "gen" },
  conversations: { action: {}, wanted: (world) => world.secret, query: "secret" },
};

async function stage(action: object) {
  const app = playApp();
  const world = await workspace({ ask: app.ask });
  app.answers((payload) => ("name" in payload ? { options } : {}));
  const attachment = { text: "Choose", callback_id: "game", actions: [{ name: "pick", type: "select", ...action }] };
  const attachments = [attachment];
  const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "?", attachments });
  const at = { channel, ts, block_id: "attachment_actions:1", action_id: "0" };
  return { world, app, at, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

describe("a menu of a legacy attachment", () => {
  for (const [data_source, { action, wanted, query }] of Object.entries(sources)) {
    test(`offers what its data_source ${data_source} has, and tells the app what was chosen`, async () => {
      await using set = await stage({ ...action, data_source });
      const { world, app, at } = set;
      const bob = await atHome(world, world.bob);
      const value = wanted(world);

      const menu = await bob.does("client.blocks.suggest", { ...at, query });
      assert.equal(menu.state, "ready");
      const option = menu.options?.find((one) => one.value === value);
      assert.ok(option, JSON.stringify(menu));
      const offered = [{ option, proof: menu.proofs?.[value] ?? "" }];
      await bob.does("client.blocks.act", { ...at, value, offered });

      const { type, actions } = app.last();
      assert.equal(type, "interactive_message");
      assert.deepEqual(actions, [{ name: "pick", type: "select", selected_options: [{ value }] }]);
    });
  }

  test("asks the app for external options in the format of its time", async () => {
    await using set = await stage({ data_source: "external" });
    const { world, app, at } = set;
    const bob = await atHome(world, world.bob);

    assert.equal((await bob.does("client.blocks.suggest", at)).state, "waiting", "one character is the least");
    const menu = await bob.does("client.blocks.suggest", { ...at, query: "h" });

    assert.deepEqual(menu.options, [{ text: plain("Hearts"), value: "hearts" }]);
    const { name, value, callback_id, attachment_id, message_ts, channel, action_ts, ...more } = app.last();
    assert.deepEqual([name, value, callback_id, attachment_id, message_ts], ["pick", "h", "game", "1", at.ts]);
    assert.equal((channel as { id: string }).id, at.channel);
    assert.match(String(action_ts), /^\d+\.\d{6}$/);
    assert.deepEqual([more["type"], (more["user"] as { id: string }).id], ["interactive_message", world.bob.id]);
    // Bolt takes a request with one of these for another kind.
    assert.deepEqual(
      ["actions", "container", "message", "action_id", "block_id"].filter((field) => field in more),
      [],
    );
  });

  test("takes grouped options, and no answer that is none", async () => {
    await using set = await stage({ data_source: "external", min_query_length: 0 });
    const { world, app, at } = set;
    const bob = await atHome(world, world.bob);
    const answered = async (answer: unknown) => {
      app.answers(() => answer);
      return bob.does("client.blocks.suggest", at);
    };

    const { option_groups: groups } = await answered({ option_groups: [{ text: "Cards", options }] });
    assert.deepEqual(groups, [{ label: plain("Cards"), options: [{ text: plain("Hearts"), value: "hearts" }] }]);
    assert.equal((await answered({ options: [] })).state, "empty");
    assert.equal((await answered("nothing")).state, "error");
    assert.equal((await answered({})).state, "error");
  });

  test("is opened and chosen from by a person of a test", async () => {
    await using set = await stage({ data_source: "external" });
    const { app, at, world } = set;
    const controls = steer(world.platform);

    await controls.does("person.act", { user: "bob", ...at, query: "h", value: "hearts" });

    assert.deepEqual(app.last()["actions"], [
      { name: "pick", type: "select", selected_options: [{ value: "hearts" }] },
    ]);
  });
});
