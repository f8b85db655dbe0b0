import type { Workspace } from "../../../packages/server/testkit/workspace.ts";

/** People with full profiles, groups and emoji. */
export async function playPeople(world: Workspace): Promise<void> {
  const { alice, bob, carol } = world;
  await alice.does("admin.emoji.add", { name: "lunch", url: "https://example.com/lunch.png" });
  await alice.does("admin.emoji.rename", { name: "lunch", new_name: "dinner" });
  await bob.does("emoji.list", { include_categories: true });
  const profile = { pronouns: "they/them", status_text: "At dinner", status_emoji: ":dinner:" };
  await bob.does("users.profile.set", { profile });
  await bob.does("users.profile.get", {});
  await alice.does("users.info", { user: bob.id, include_locale: true });
  await alice.does("users.list", { include_locale: true });
  await alice.does("users.info", { user: "USLACKBOT" });
  await alice.does("users.info", { user: (await world.bot.does("auth.test", {})).user_id });
  await alice.does("users.profile.get", { user: "USLACKBOT" });
  const email = world.dev.users.find(({ id }) => id === bob.id)?.email ?? "";
  await alice.does("users.lookupByEmail", { email });
  const { usergroup } = await alice.does("usergroups.create", {
    name: "Eaters",
    handle: "eaters",
  });
  await alice.does("usergroups.users.update", { usergroup: usergroup.id, users: [bob.id, carol.id] });
  await alice.does("usergroups.disable", { usergroup: usergroup.id });
  await alice.does("usergroups.list", { include_disabled: true, include_count: true, include_users: true });
}
