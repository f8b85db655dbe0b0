import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.profile.get";

describe(method, () => {
  test("reads one's own profile, or that of another", async () => {
    await using world = await workspace();

    const own = await world.bob.does(method, {});
    const other = await world.bot.does(method, { user: world.alice.id });

    assert.deepEqual([own.profile.first_name, own.profile.last_name], ["Bob", "Brown"]);
    assert.equal(other.profile.title, "Founder");
  });

  test("forgets a status when its time has come", async () => {
    await using world = await workspace();
    const status_expiration = Math.floor(world.clock.nowMs() / 1000) + 3_600;
    const status = { status_text: "On a train", status_emoji: ":train:", status_expiration };
    await world.bob.does("users.profile.set", { profile: status });

    const before = await world.bot.does(method, { user: world.bob.id });
    world.clock.advance({ hours: 1 });
    const after = await world.bot.does(method, { user: world.bob.id });

    assert.deepEqual(
      [before.profile.status_text, before.profile.status_emoji, before.profile.status_expiration],
      ["On a train", ":train:", status_expiration],
    );
    assert.deepEqual(
      [after.profile.status_text, after.profile.status_emoji, after.profile.status_expiration],
      ["", "", 0],
    );
  });

  refuses(method, {
    user_not_found: (world) => world.bob.refused(method, { user: personOf(world, "frank").id }),
  });
});
