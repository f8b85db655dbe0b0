import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeLinks } from "../../../testkit/featuring.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.featured.list";

describe(method, () => {
  test("lists the workflows of each channel with their titles", async () => {
    await using world = await workspace();
    const [one = ""] = await makeLinks(world, "Ask for leave");
    await world.bob.does("workflows.featured.add", { channel_id: world.random, trigger_ids: [one] });

    const listed = await world.bot.does(method, { channel_ids: [world.random, world.general] });

    assert.deepEqual(listed.featured_workflows, [
      { channel_id: world.random, triggers: [{ id: one, title: "Ask for leave" }] },
      { channel_id: world.general, triggers: [] },
    ]);
  });

  test("names the channels that the caller cannot see", async () => {
    await using world = await workspace();

    const refused = await world.carol.asks(method, { channel_ids: [world.random, world.secret, "C0000000NOT"] });

    assert.deepEqual(refused, {
      ok: false,
      error: "error_invalid_channels",
      invalid_channel_ids: [world.secret, "C0000000NOT"],
    });
  });

  refuses(method, {
    error_invalid_channels: ({ carol, secret }) => carol.refused(method, { channel_ids: [secret] }),
  });
});
