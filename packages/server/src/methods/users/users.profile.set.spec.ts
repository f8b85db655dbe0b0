import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, seedWithAdmins } from "../../../testkit/admins.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { customFields } from "../../../testkit/profileFields.ts";
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

  test("sets custom fields together or one by one, and an empty value removes one", async () => {
    await using world = await workspace();
    const { desk, site } = await customFields(world);
    const link = { value: "https://bob.test/", alt: "My page" };
    const set = await world.bob.does(method, { profile: { fields: { [desk]: { value: "7" }, [site]: link } } });
    assert.deepEqual(set.profile.fields, { [desk]: { value: "7", alt: "" }, [site]: link });

    await world.bob.does(method, { name: desk, value: "8" });
    await world.bob.does(method, { profile: { fields: { [site]: { value: "" } } } });
    const { profile } = await world.carol.does("users.profile.get", { user: world.bob.id });
    assert.deepEqual(profile.fields, { [desk]: { value: "8", alt: "" } });
  });

  test("checks custom fields by their type", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { start, site, office, boss, tags } = await customFields(world);
    const sets = (id: string, value: string) => bob.asks(method, { profile: { fields: { [id]: { value } } } });
    const cases: [string, string, string][] = [
      [start, "2026-02-28", "2026-02-30"],
      [site, "https://bob.test", "javascript:alert(1)"],
      [office, "Berlin", "Atlantis"],
      [tags, "a, b", "a, d"],
      [boss, `${bob.id},${carol.id}`, "U0NOSUCHUSER"],
    ];
    for (const [id, right, wrong] of cases) {
      assert.equal((await sets(id, right)).ok, true, right);
      assert.equal((await sets(id, wrong)).error, "invalid_profile", wrong);
    }
    assert.equal((await sets("Xf0NOSUCHFLD", "7")).error, "invalid_profile");
  });

  test("shows a hidden field to the person and to admins alone", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const { code } = await customFields(world);
    await alice.does(method, { user: bob.id, profile: { fields: { [code]: { value: "K4" } } } });
    const shown = async (actor: typeof bob) =>
      (await actor.does("users.profile.get", { user: bob.id })).profile.fields?.[code]?.value;
    assert.deepEqual([await shown(bob), await shown(alice), await shown(carol)], ["K4", "K4", undefined]);
  });

  test("emits user_profile_changed for a custom field", async () => {
    await using world = await workspace();
    const { desk } = await customFields(world);
    const before = await outboxEnd(world);
    await world.bob.does(method, { name: desk, value: "9" });
    const types = (await eventsAfter(world, before)).map(({ type }) => type);
    assert.deepEqual(types, ["user_change", "user_profile_changed"]);
  });

  refuses(method, {
    permission_denied: async (world) => {
      const { code } = await customFields(world);
      return await world.bob.refused(method, { profile: { fields: { [code]: { value: "K4" } } } });
    },
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
