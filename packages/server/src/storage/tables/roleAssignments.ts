import type { Selectable } from "kysely";

/** A role that a person has for an org, a workspace or a channel, beside the rank of the membership. */
export interface RoleAssignmentsTable {
  user_id: string;
  /** One of `domain/access/systemRoles.ts`. */
  role_id: string;
  /** Id of the org, the workspace or the channel. */
  entity_id: string;
  created_ms: number;
}

export type RoleAssignmentRow = Selectable<RoleAssignmentsTable>;
