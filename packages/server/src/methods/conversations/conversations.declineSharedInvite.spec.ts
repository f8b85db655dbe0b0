import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { inviteFrank, shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.declineSharedInvite";

describe(method, () => {
  test("nobody can accept it any more", async () => {
    await using world = await workspace();
    const { invite_id, frank } = await inviteFrank(world);

    await world.alice.does(method, { invite_id });

    assert.equal(await frank.refused("conversations.acceptSharedInvite", { invite_id }), "invite_used");
  });

  refuses(method, {
    invite_not_found: async (world) => {
      const { invite_id, frank } = await inviteFrank(world);
      return frank.refused(method, { invite_id });
    },
    restricted_action: async (world) => {
      const { invite_id } = await inviteFrank(world);
      return world.bob.refused(method, { invite_id });
    },
    inactive_invite: async (world) => {
      const { invite_id, frank } = await shareWithFrank(world);
      return frank.refused(method, { invite_id });
    },
  });
});
