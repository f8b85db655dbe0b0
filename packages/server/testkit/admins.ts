import { readDevSeed } from "../src/seed/readDevSeed.ts";
import type { SeedDocument } from "../src/seed/document.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** The workspaces of the dev seed: two in one org, and one outside any. */
export function teamsOf(world: Workspace): { acme: string; labs: string; birch: string } {
  const [acme = "", labs = "", birch = ""] = world.dev.teams.map((team) => team.id);
  return { acme, labs, birch };
}

/** Anybody of the dev seed by name, also those outside the first workspace. */
export function personOf(world: Workspace, name: string): Actor {
  const user = world.dev.users.find((candidate) => candidate.name === name);
  return world.actor(user?.token ?? "", user?.id);
}

/** The dev seed in which these people of the first workspace are admins, and not owners. */
export function seedWithAdmins(...names: string[]): SeedDocument {
  const [first, ...others] = readDevSeed().workspaces;
  if (!first) throw new Error("the dev seed has no workspace");
  const users = first.users.map((user) => (names.includes(user.name) ? { ...user, role: "admin" as const } : user));
  return { ...readDevSeed(), workspaces: [{ ...first, users }, ...others] };
}

/** The workspace outside any org has begun to move into the one org. */
export async function beginMigration(world: Workspace): Promise<{ birch: string; frank: Actor }> {
  const { birch } = teamsOf(world);
  const frank = personOf(world, "frank");
  await frank.does("admin.teams.migration.begin", { team_id: birch, enterprise_id: world.dev.org?.id ?? "" });
  return { birch, frank };
}

/** A group of these people; tells its id. */
export async function makeGroup(world: Workspace, handle: string, ...members: readonly Actor[]): Promise<string> {
  const { usergroup } = await world.alice.does("usergroups.create", { name: handle, handle });
  await world.alice.does("usergroups.users.update", { usergroup: usergroup.id, users: members.map((one) => one.id) });
  return usergroup.id;
}

/** Two groups with an information barrier between them. */
export async function barrierBetween(world: Workspace, one: readonly Actor[], others: readonly Actor[]) {
  const primary = await makeGroup(world, "traders", ...one);
  const other = await makeGroup(world, "advisers", ...others);
  const { barrier } = await world.alice.does("admin.barriers.create", {
    primary_usergroup_id: primary,
    barriered_from_usergroup_ids: [other],
    restricted_subjects: ["im", "mpim", "call"],
  });
  return { barrier, primary, other };
}

/** The app of the dev seed that is installed for the whole org, and granted the second workspace only. */
export function orgBot(world: Workspace) {
  const app = world.dev.apps.find((candidate) => candidate.name === "Org App");
  if (!app) throw new Error("the dev seed has no org-wide app");
  return { app, bot: world.actor(app.bot_token ?? "") };
}
