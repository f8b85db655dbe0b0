import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addCall, newCall, otherBot, postCall } from "../../../testkit/calls.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "calls.add";

describe(method, () => {
  test("adds a call that starts now, with the people in it", async () => {
    await using world = await workspace();
    const users = [
      { slack_id: world.bob.id },
      { external_id: "g1", display_name: "Guest", avatar_url: "https://a.example/g.png" },
    ];

    const { call } = await world.bot.does(method, newCall(world, { users, external_display_id: "77" }));

    const { id, ...rest } = call;
    assert.match(id, /^R0[0-9A-Z]{9}$/);
    assert.deepEqual(rest, {
      date_start: Math.floor(world.clock.nowMs() / 1000),
      external_unique_id: "m-77",
      external_display_id: "77",
      join_url: "https://meet.example.com/77",
      title: "Stand-up",
      created_by: world.alice.id,
      users,
    });
  });

  test("takes a person's own token for that person, who may leave out the title and the start", async () => {
    await using world = await workspace();
    const bare = { external_unique_id: "own", join_url: "https://meet.example.com/own" };

    const { call } = await world.alice.does(method, { ...bare, date_start: 1_700_000_000 });

    assert.deepEqual(
      [call.created_by, call.title, call.date_start, call.users],
      [world.alice.id, undefined, 1_700_000_000, []],
    );
  });

  test("a message with its block shows it, and only the conversation that the message is in", async () => {
    await using world = await workspace();
    const id = await addCall(world, { users: [{ slack_id: world.bob.id }], external_display_id: "77" });
    await postCall(world, id, world.random);

    const { read } = await postCall(world, id);

    const { app_id, ...v1 } = (await read()).v1;
    assert.equal(app_id, world.dev.apps.find(({ name }) => name === "Dev App")?.id);
    assert.deepEqual(v1, {
      id,
      app_icon_urls: {},
      date_start: Math.floor(world.clock.nowMs() / 1000),
      date_end: 0,
      active_participants: [{ slack_id: world.bob.id }],
      all_participants: [{ slack_id: world.bob.id }],
      display_id: "77",
      name: "Stand-up",
      join_url: "https://meet.example.com/77",
      desktop_app_join_url: "",
      created_by: world.alice.id,
      channels: [world.general],
      is_dm_call: false,
      was_rejected: false,
      was_missed: false,
      was_accepted: false,
      has_ended: false,
    });
  });

  test("the block is refused for a call of another app, and for none", async () => {
    await using world = await workspace();
    const id = await addCall(world);
    const other = otherBot(world);
    const blocks = [{ type: "call", call_id: id }];

    assert.equal(
      await other.refused("chat.postMessage", { channel: world.general, text: "x", blocks }),
      "invalid_blocks",
    );
    const none = [{ type: "call", call_id: "R0NOSUCH" }];
    assert.equal(
      await world.bot.refused("chat.postMessage", { channel: world.general, text: "x", blocks: none }),
      "invalid_blocks",
    );
  });

  test("the block can be sent back as it was read, and shows the call as it is", async () => {
    await using world = await workspace();
    const id = await addCall(world);
    const { ts, read } = await postCall(world, id);
    const stale = { ...(await read()).v1, name: "Something else" };
    const blocks = [
      {
        type: "call",
        call_id: id,
        api_decoration_available: false,
        call: { v1: stale, media_backend_type: "platform_call" },
      },
    ];

    await world.bot.does("chat.update", { channel: world.general, ts, blocks });

    assert.equal((await read()).v1["name"], "Stand-up");
  });

  const add = (world: Workspace, more: object) => world.bot.refused(method, newCall(world, more));

  refuses(method, {
    invalid_created_by: (world) => add(world, { created_by: undefined }),
    "invalid_created_by for nobody": (world) => add(world, { created_by: "U0NOSUCH" }),
    not_authorized: async (world) => (await atHome(world, world.alice)).refused(method, newCall(world)),
    invalid_start_time: (world) => add(world, { date_start: -1 }),
    "invalid_start_time for a word": (world) => add(world, { date_start: "soon" }),
    bad_users: (world) => add(world, { users: [{ display_name: "Guest" }] }),
    "bad_users for texts": (world) => add(world, { users: ["bob"] }),
    user_not_found: (world) => add(world, { users: [{ slack_id: "U0NOSUCH" }] }),
    invalid_arguments: (world) => add(world, { join_url: "javascript:alert(1)" }),
    "invalid_arguments for an unsafe program": (world) => add(world, { desktop_app_join_url: "javascript:alert(1)" }),
    "invalid_arguments for an id that is taken": async (world) => {
      await addCall(world);
      return add(world, {});
    },
  });
});
