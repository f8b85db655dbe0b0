import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { requestFrank } from "../../../testkit/sharing.ts";
import { slackbotTexts } from "../../../testkit/slackbotTexts.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.requestSharedInvite.deny";

describe(method, () => {
  test("the invite is never sent, and Slackbot tells the requester why", async () => {
    await using world = await workspace();
    const invite_id = await requestFrank(world);

    const denied = await world.bot.does(method, { invite_id, message: "Ask Legal first." });

    assert.equal(denied.invite_id, invite_id);
    const frank = personOf(world, "frank");
    assert.equal(await frank.refused("conversations.acceptSharedInvite", { invite_id }), "invite_not_found");
    const [text = ""] = await slackbotTexts(world.bob);
    assert.match(text, /frank@birch\.test was denied\.\nAsk Legal first\.$/);
  });

  refuses(method, {
    invite_not_found: async (world) =>
      personOf(world, "frank").refused(method, { invite_id: await requestFrank(world) }),
    restricted_action: async (world) => world.bob.refused(method, { invite_id: await requestFrank(world) }),
    invite_already_approved: async (world) => {
      const invite_id = await requestFrank(world);
      await world.alice.does("conversations.requestSharedInvite.approve", { invite_id });
      return world.alice.refused(method, { invite_id });
    },
    invite_already_denied: async (world) => {
      const invite_id = await requestFrank(world);
      await world.alice.does(method, { invite_id });
      return world.alice.refused(method, { invite_id });
    },
    invite_expired: async (world) => {
      const invite_id = await requestFrank(world);
      world.clock.advance({ hours: 15 * 24 });
      return world.alice.refused(method, { invite_id });
    },
    message_too_long: async (world) => {
      const message = "x".repeat(limits.shared_invite_message_chars_max + 1);
      return world.alice.refused(method, { invite_id: await requestFrank(world), message });
    },
  });
});
