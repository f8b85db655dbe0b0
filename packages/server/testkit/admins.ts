import { readDevSeed } from "../src/platform.ts";
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
