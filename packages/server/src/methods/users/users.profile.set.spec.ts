import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, seedWithAdmins } from "../../../testkit/admins.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.profile.set";

describe(method, () => {
  test("changes what is named, leaves the rest, and tells everybody", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);

    const { profile } = await world.bob.does(method, { profile: { status_text: "Away", status_emoji: "palm_tree" } });

    assert.deepEqual([profile.status_text, profile.status_emoji], ["Away", ":palm_tree:"]);
    assert.equal(profile.real_name, "Bob Brown");
    const [event] = await eventsAfter(world, before);
    const emitted = event?.payload["user"] as { id: string; profile: { status_text: string } };
    assert.deepEqual([event?.type, event?.userIds], ["user_change", undefined]);
    assert.deepEqual([emitted.id, emitted.profile.status_text], [world.bob.id, "Away"]);
  });

  test("takes one field by name, also as JSON text, and half of a name", async () => {
    await using world = await workspace();

    await world.bob.does(method, { name: "title", value: "Inventor" });
    const { profile } = await world.bob.does(method, { profile: '{"last_name":"Black"}' });

    assert.deepEqual([profile.title, profile.real_name], ["Inventor", "Bob Black"]);
  });

  test("lets admins of the workspace change other people's", async () => {
    await using world = await workspace();

    const { username, profile } = await world.alice.does(method, {
      user: world.bob.id,
      profile: { display_name: "bobby" },
    });

    assert.deepEqual([username, profile.display_name], ["bob", "bobby"]);
  });

  refuses(method, {
    invalid_profile: ({ bob }) => bob.refused(method, { profile: { status_emoji: ":no_such_emoji:" } }),
    too_long: ({ bob }) => bob.refused(method, { profile: { status_text: "x".repeat(101) } }),
    reserved_name: ({ bob }) => bob.refused(method, { profile: { display_name: "Slackbot" } }),
    user_not_found: (world) =>
      world.alice.refused(method, { user: personOf(world, "frank").id, profile: { title: "Guest" } }),
    not_admin: ({ bob, carol }) => bob.refused(method, { user: carol.id, profile: { title: "Boss" } }),
    cannot_update_admin_user: async () => {
      await using world = await workspace({ seed: seedWithAdmins("bob", "carol") });
      return await world.bob.refused(method, { user: world.carol.id, profile: { title: "Boss" } });
    },
  });
});
