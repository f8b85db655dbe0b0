import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.retention.rules.list";

describe(method, () => {
  test("lists rules of the org, its workspaces and their channels, page by page", async () => {
    await using world = await workspace();
    const { alice } = world;
    const team_id = teamsOf(world).acme;
    const channel_id = await makeChannel(alice, "room");
    await alice.does("admin.retention.rules.set", { kind: "public", duration_days: 10 });
    await alice.does("admin.retention.rules.set", { kind: "direct", duration_days: 20, team_id });
    await alice.does("admin.conversations.setCustomRetention", { channel_id, duration_days: 30 });

    const days: number[] = [];
    for (let cursor: string | undefined; cursor !== "";) {
      const page = await alice.does(method, { limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      days.push(...page.rules.map(({ duration_days }) => duration_days));
      cursor = page.response_metadata.next_cursor;
    }
    const ofTeam = await alice.does(method, { team_id });

    assert.deepEqual(days.toSorted(), [10, 20, 30]);
    assert.deepEqual(ofTeam.rules.map(({ duration_days }) => duration_days).toSorted(), [20, 30]);
  });

  test("lists rules of the workspace before those of its channels, however many there are", async () => {
    await using world = await workspace();
    const { alice } = world;
    const team_id = teamsOf(world).acme;
    for (const name of ["one", "two", "three"]) {
      const channel_id = await makeChannel(alice, name);
      await alice.does("admin.conversations.setCustomRetention", { channel_id, duration_days: 30 });
    }
    for (const kind of ["public", "files"] as const)
      await alice.does("admin.retention.rules.set", { kind, duration_days: 20, team_id });
    const page = await alice.does(method, { team_id, limit: 2 });
    assert.deepEqual(
      page.rules.map(({ kind }) => kind),
      ["files", "public"],
    );
    const rest = await alice.does(method, { team_id, cursor: page.response_metadata.next_cursor });
    assert.deepEqual(
      rest.rules.map(({ kind }) => kind),
      ["channel", "channel", "channel"],
    );
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    restricted_action: (world) => personOf(world, "erin").refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
