import type { Db } from "../../storage/db.ts";
import { type Admission, selectAdmissions, selectRequiredProviders } from "../../storage/queries/admissions.ts";

export interface WayIn {
  /** Undefined for a person who is about to join. */
  readonly userId?: string | undefined;
  /** Undefined when any workspace of the person will do. */
  readonly teamId?: string | undefined;
  /** The provider through which the person signed in; empty for a password. */
  readonly providerId: string;
}

/**
 * The one decision whether a way of signing in leads into a workspace. Passwords, links, invitations, sign-ins of the CLI and
 * of providers ask here; the look-up of a session applies the same rule with every request (`admissionBy`).
 */
export async function readAdmission(db: Db, { userId, teamId, providerId }: WayIn): Promise<Admission | undefined> {
  if (userId === undefined) {
    const required = teamId === undefined ? [] : await selectRequiredProviders(db, teamId);
    return required.length === 0 || required.includes(providerId) ? "open" : undefined;
  }
  const rows = await selectAdmissions(db, userId, providerId);
  const found = rows.filter(({ team_id }) => teamId === undefined || team_id === teamId);
  const admissions = found.map(({ admission }) => admission);
  const order: readonly Admission[] = ["open", "provider", "break_glass"];
  return order.find((admission) => admissions.includes(admission));
}
