import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.create";

describe(method, () => {
  test("creates a channel with its purpose; the administrator is its first member", async () => {
    await using world = await workspace();
    const asked = { name: "launch", is_private: false, description: "All about it", team_id: teamsOf(world).acme };

    const { channel_id: channel } = await world.alice.does(method, asked);

    const { channel: seen } = await world.bob.does("conversations.info", { channel });
    assert.deepEqual([seen.name, seen.is_private, seen.purpose.value], ["launch", false, "All about it"]);
    assert.deepEqual((await world.alice.does("conversations.members", { channel })).members, [world.alice.id]);
    const [event] = await eventsOf(world, "channel_created");
    assert.equal((event?.payload["channel"] as { id: string } | undefined)?.id, channel);
  });

  test("creates a channel in another workspace of the org, for its people", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const erin = personOf(world, "erin");

    const { channel_id: channel } = await world.alice.does(method, { name: "launch", is_private: true, team_id: labs });

    assert.equal((await erin.does("conversations.info", { channel })).channel.creator, erin.id);
    assert.equal(await world.bob.refused("conversations.info", { channel }), "channel_not_found");
  });

  test("gives all workspaces of the org a channel", async () => {
    await using world = await workspace();
    const erin = personOf(world, "erin");

    const { channel_id: channel } = await world.alice.does(method, { name: "all", is_private: false, org_wide: true });

    for (const person of [world.bob, erin]) await person.does("conversations.join", { channel });
    assert.equal(await personOf(world, "frank").refused("conversations.join", { channel }), "channel_not_found");
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { name: "launch", is_private: false, team_id: teamsOf(world).birch }),
    restricted_action: (world) =>
      world.bob.refused(method, { name: "launch", is_private: false, team_id: teamsOf(world).acme }),
    team_id_or_org_required: ({ alice }) => alice.refused(method, { name: "launch", is_private: false }),
    invalid_name: (world) =>
      world.alice.refused(method, { name: "Not so", is_private: false, team_id: teamsOf(world).acme }),
    name_taken: (world) =>
      world.alice.refused(method, { name: "general", is_private: false, team_id: teamsOf(world).acme }),
    could_not_create_channel: (world) => {
      const description = "a".repeat(limits.channel_note_chars_max + 1);
      return world.alice.refused(method, {
        name: "launch",
        is_private: false,
        description,
        team_id: teamsOf(world).acme,
      });
    },
  });
});
