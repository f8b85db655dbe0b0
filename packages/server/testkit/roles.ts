import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { teamsOf } from "./admins.ts";
import type { Workspace } from "./workspace.ts";

/** How each method about a person's role is refused. */
export function roleRefusals(method: Extract<MethodName, `admin.users.set${"Admin" | "Owner" | "Regular"}`>) {
  const named = (world: Workspace, userId: string) => ({ team_id: teamsOf(world).acme, user_id: userId });
  return {
    team_not_found: (world: Workspace) =>
      world.alice.refused(method, { team_id: teamsOf(world).birch, user_id: world.bob.id }),
    not_an_admin: (world: Workspace) => world.bob.refused(method, named(world, world.carol.id)),
    user_not_found: (world: Workspace) => world.alice.refused(method, named(world, "U00000000NO")),
    cannot_modify_primary_owner: (world: Workspace) => world.alice.refused(method, named(world, world.alice.id)),
  };
}

/** Bob as an admin and Carol as an owner, who were members. */
export async function promote(world: Workspace): Promise<string> {
  const team_id = teamsOf(world).acme;
  await world.alice.does("admin.users.setAdmin", { team_id, user_id: world.bob.id });
  await world.alice.does("admin.users.setOwner", { team_id, user_id: world.carol.id });
  return team_id;
}
