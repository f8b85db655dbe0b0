import { teamsOf } from "./admins.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** Gives a person of the dev seed a delegated role; alice is the primary owner of the org. */
export async function giveRole(world: Workspace, person: Actor, roleId: string, entityId?: string): Promise<void> {
  await world.alice.does("admin.roles.addAssignments", {
    role_id: roleId,
    entity_ids: [entityId ?? teamsOf(world).acme],
    user_ids: [person.id],
  });
}
