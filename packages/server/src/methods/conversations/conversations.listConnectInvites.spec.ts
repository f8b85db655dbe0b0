import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.listConnectInvites";

describe(method, () => {
  test("lists the invites and their status for both sides, a page at a time", async () => {
    await using world = await workspace();
    const { frank, invite_id } = await shareWithFrank(world);
    await world.alice.does("conversations.inviteShared", { channel: world.random, emails: ["x@birch.test"] });

    const [first, second] = [await world.alice.does(method, { count: 1 }), await world.alice.does(method, {})];
    const rest = await world.alice.does(method, { cursor: first.response_metadata.next_cursor });
    const incoming = await frank.does(method, {});

    assert.equal(second.invites.length, 2);
    assert.deepEqual([...first.invites, ...rest.invites], second.invites);
    assert.deepEqual(second.invites.map(({ direction, status }) => [direction, status]).toSorted(), [
      ["outgoing", "connected"],
      ["outgoing", "pending"],
    ]);
    const [listed, ...others] = incoming.invites;
    assert.deepEqual([listed?.direction, listed?.invite.id, others], ["incoming", invite_id, []]);
    const [acceptance] = listed?.acceptances ?? [];
    assert.deepEqual(
      [acceptance?.accepting_team.id, acceptance?.accepting_user.id, acceptance?.approval_status],
      [teamsOf(world).birch, frank.id, "approved"],
    );
  });

  refuses(method, {
    restricted_action: ({ bob }) => bob.refused(method, {}),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});
