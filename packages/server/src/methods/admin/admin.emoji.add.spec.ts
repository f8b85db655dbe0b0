import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emojiRefusals } from "../../../testkit/naming.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.emoji.add";
const url = "https://example.com/acme.png";

describe(method, () => {
  test("gives the workspace an emoji of its own and tells everybody there", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);

    await world.alice.does(method, { name: ":acme:", url });

    const { emoji } = await world.bot.does("emoji.list", {});
    assert.deepEqual(emoji, { acme: url });
    const [event] = await eventsAfter(world, before);
    assert.equal(event?.userIds, undefined);
    const { event_ts: _at, ...payload } = event?.payload ?? {};
    assert.deepEqual(payload, { type: "emoji_changed", subtype: "add", name: "acme", value: url });
  });

  refuses(method, {
    ...emojiRefusals((actor, name) => actor.refused(method, { name, url })),
    error_no_image: ({ alice }) => alice.refused(method, { name: "acme", url: "acme.png" }),
  });
});
