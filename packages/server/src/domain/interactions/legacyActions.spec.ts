import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf } from "../../../testkit/events.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { type PlayedApp, playApp } from "../../../testkit/playedApp.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.blocks.act";
const block_id = "attachment_actions:1";
const attachment = {
  text: "Choose a game",
  callback_id: "wopr_game",
  actions: [
    { name: "game", text: "Chess", type: "button", value: "chess" },
    { name: "game", text: "War", type: "button", value: "war" },
    { name: "list", text: "Pick", type: "select", options: [{ text: "Hearts", value: "hearts" }] },
    { name: "who", text: "Whom?", type: "select", data_source: "users" },
    { text: "Rules", type: "button", url: "https://example.com/rules" },
  ],
};

interface Played {
  readonly world: Workspace;
  readonly app: PlayedApp;
  readonly ts: string;
  readonly press: (action: number, value?: string) => Promise<{ readonly asked: boolean; readonly answered: boolean }>;
}

/** Bob looks at a message of an app with legacy actions. */
async function play(rule: (played: Played) => Promise<void>): Promise<void> {
  const app = playApp();
  await using world = await workspace({ ask: app.ask });
  await world.platform.listen();
  const bob = await atHome(world, world.bob);
  const { channel, ts } = await world.bot.does("chat.postMessage", {
    channel: world.random,
    text: "Play?",
    attachments: [attachment],
  });
  const press: Played["press"] = (action, value) =>
    bob.does(method, { channel, ts, block_id, action_id: String(action), ...(value !== undefined && { value }) });
  await rule({ world, app, ts, press });
}

async function lastMessage(world: Workspace) {
  const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
  return messages[0];
}

describe("an action of a legacy attachment", () => {
  test("reaches the app as interactive_message", () =>
    play(async ({ world, app, ts, press }) => {
      assert.equal((await press(1)).answered, true);

      const { type, actions, callback_id, channel, user, message_ts, attachment_id, ...more } = app.last();
      assert.deepEqual([type, callback_id, message_ts, attachment_id], ["interactive_message", "wopr_game", ts, "1"]);
      assert.deepEqual(actions, [{ name: "game", type: "button", value: "war" }]);
      assert.equal((channel as { id: string }).id, world.random);
      assert.equal((user as { id: string }).id, world.bob.id);
      assert.equal((more["original_message"] as { ts: string }).ts, ts);
      assert.match(String(more["response_url"]), /\/responses\//);
      assert.deepEqual(
        ["trigger_id", "action_ts", "token", "team"].filter((name) => !(name in more)),
        [],
      );
      // Bolt takes a payload with one of these for another kind of request.
      assert.deepEqual(
        ["name", "message", "container"].filter((name) => name in more),
        [],
      );
    }));

  test("of a menu carries the chosen value, and only one that the menu offers", () =>
    play(async ({ world, app, ts, press }) => {
      await press(2, "hearts");
      assert.deepEqual(app.last()["actions"], [
        { name: "list", type: "select", selected_options: [{ value: "hearts" }] },
      ]);
      await press(3, world.carol.id);
      const [chosen] = app.last()["actions"] as { selected_options: unknown }[];
      assert.deepEqual(chosen?.selected_options, [{ value: world.carol.id }]);

      const bob = await atHome(world, world.bob);
      const forged = { channel: world.random, ts, block_id, action_id: "2", value: "poker" };
      assert.equal(await bob.refused(method, forged), "invalid_choice");
      assert.equal(await bob.refused(method, { ...forged, action_id: "9" }), "element_not_found");
    }));

  test("that is a link asks no app", () =>
    play(async ({ app, press }) => {
      assert.equal((await press(4)).asked, false);
      assert.deepEqual(app.heard, []);
    }));

  test("is answered with a message that replaces the original, unless the app says otherwise", () =>
    play(async ({ world, app, ts, press }) => {
      app.answers(() => ({ text: "A strange game.", replace_original: false, response_type: "in_channel" }));
      await press(0);
      assert.equal((await lastMessage(world))?.text, "A strange game.");
      await world.bot.does("chat.delete", { channel: world.random, ts: (await lastMessage(world))?.ts ?? "" });

      app.answers(() => ({ text: "Chess it is." }));
      await press(0);

      const replaced = await lastMessage(world);
      assert.deepEqual([replaced?.ts, replaced?.text, replaced?.attachments], [ts, "Chess it is.", undefined]);
    }));

  test("is answered later by its response_url, which replaces the original by default, too", () =>
    play(async ({ world, app, ts, press }) => {
      await press(0);
      const answered = await fetch(String(app.last()["response_url"]), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text: "Later." }),
      });

      assert.equal(answered.status, 200);
      const replaced = await lastMessage(world);
      assert.deepEqual([replaced?.ts, replaced?.text], [ts, "Later."]);
    }));

  test("with an empty acknowledgement leaves the message as it is", () =>
    play(async ({ world, app, press }) => {
      app.answers(() => "");
      assert.equal((await press(0)).answered, true);
      assert.equal((await lastMessage(world))?.text, "Play?");
    }));

  test("in an ephemeral message works the same, without the original message in the payload", () =>
    play(async ({ world, app }) => {
      const { message_ts: ts } = await world.bot.does("chat.postEphemeral", {
        channel: world.random,
        user: world.bob.id,
        text: "Only you",
        attachments: [attachment],
      });
      const bob = await atHome(world, world.bob);
      app.answers(() => ({ text: "Replaced." }));

      const done = await bob.does(method, { channel: world.random, ts, block_id, action_id: "0" });

      assert.equal(done.answered, true);
      assert.equal("original_message" in app.last(), false);
      const shown = (await eventsOf(world, "message")).at(-1) as { subtype: string; message: { text: string } };
      assert.deepEqual([shown.subtype, shown.message.text], ["message_changed", "Replaced."]);
    }));
});
