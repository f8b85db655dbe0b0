import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

const method = "team.preferences.list";

describe(method, () => {
  test("lists the preferences of a workspace without restrictions", async () => {
    await using world = await workspace();
    assert.deepEqual(await world.bot.does(method, {}), {
      ok: true,
      msg_edit_window_mins: -1,
      allow_message_deletion: true,
      display_real_names: false,
      disable_file_uploads: "allow_all",
      who_can_post_general: "everyone",
    });
  });

  test("shows who may post in the general channel", async () => {
    await using world = await workspace();
    const { alice, bob, general } = world;
    const posters = async () => (await bob.does(method, {})).who_can_post_general;
    const prefer = (prefs: Readonly<Record<string, unknown>>) =>
      alice.does("admin.conversations.setConversationPrefs", { channel_id: general, prefs });

    await prefer({ who_can_post: "type:admin" });
    assert.equal(await posters(), "admin");
    await prefer({ who_can_post: { user: [bob.id] } });
    assert.equal(await posters(), "owner");
    await prefer({ who_can_post: "type:ra" });
    assert.equal(await posters(), "ra");
    await prefer({ channel_mode: "read_only" });
    assert.equal(await posters(), "owner");
  });
});
