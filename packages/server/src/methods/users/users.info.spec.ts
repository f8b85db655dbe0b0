import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("users.info", () => {
  test("describes a person with role, zone and profile", async () => {
    await using world = await workspace();

    const { user } = await world.bot.does("users.info", { user: world.alice.id });

    assert.equal(user.real_name, "Alice Adams");
    assert.equal(user.is_primary_owner, true);
    assert.equal(user.is_admin, true);
    assert.equal(user.tz, "Europe/Berlin");
    assert.equal(user.tz_offset, 3600);
    assert.equal(user.profile.email, "alice@acme.test");
    assert.equal("locale" in user, false);
  });

  test("tells the locale when asked", async () => {
    await using world = await workspace();

    const { user } = await world.bot.does("users.info", { user: world.alice.id, include_locale: true });

    assert.equal(user.locale, "en-US");
  });

  test("marks a guest as restricted and writes names without accents where clients search", async () => {
    await using world = await workspace();

    const { user } = await world.bot.does("users.info", { user: world.dora.id });

    assert.equal(user.is_restricted, true);
    assert.equal(user.profile.real_name_normalized, "Dora Diaz");
  });

  test("says how a person signs in to that person and to administrators only", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const { db } = world.platform.store;
    await db.updateTable("users").set({ two_factor_ms: 1 }).where("id", "=", bob.id).execute();
    const told = async (reader: typeof bob) => {
      const { user } = await reader.does("users.info", { user: bob.id });
      return [user.has_2fa, user.two_factor_type];
    };

    assert.deepEqual(await told(alice), [true, "app"]);
    assert.deepEqual(await told(bob), [true, "app"]);
    assert.deepEqual(await told(carol), [undefined, undefined]);
    assert.deepEqual(await told(world.bot), [undefined, undefined]);
  });

  test("names the characters of a status", async () => {
    await using world = await workspace();
    const { bob } = world;
    await bob.does("users.profile.set", { profile: { status_text: "Party", status_emoji: ":tada:" } });

    const { user } = await bob.does("users.info", { user: bob.id });

    assert.deepEqual(user.profile.status_emoji_display_info, [{ emoji_name: "tada", unicode: "1f389" }]);
  });

  refuses("users.info", {
    user_not_found: (world) => {
      const stranger = world.dev.users.find((user) => user.name === "frank");
      return world.bot.refused("users.info", { user: stranger?.id });
    },
  });
});
