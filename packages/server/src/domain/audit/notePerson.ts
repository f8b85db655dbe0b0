import type { UserRow } from "../../storage/tables/memberships.ts";
import type { WriteContext } from "../context.ts";
import { noteAction } from "./noteAction.ts";

type PersonAction =
  | "user_created"
  | "guest_created"
  | "guest_deactivated"
  | "guest_expired"
  | "guest_reactivated"
  | "user_deactivated"
  | "user_reactivated"
  | "user_email_updated"
  | "user_username_updated"
  | "role_change_to_guest"
  | "role_change_to_user"
  | "role_change_to_admin"
  | "guest_expiration_set"
  | "guest_expiration_cleared"
  | "user_profile_updated";

interface PersonEvent {
  /** The caller when left out. */
  readonly actorId?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly insteadOf?: string | undefined;
}

/** The entry for a change of a person in one workspace. */
export async function notePerson(
  ctx: WriteContext,
  { id, name, email, team_id: teamId }: Pick<UserRow, "id" | "name" | "email" | "team_id">,
  action: PersonAction,
  { actorId, details, insteadOf }: PersonEvent = {},
): Promise<void> {
  const entity = { type: "user", id, state: { name, email, team: teamId } };
  await noteAction(ctx, { action, entity, teamId, actorId, insteadOf, ...(details && { details }) });
}
