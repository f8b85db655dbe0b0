import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Db, Tx } from "../../storage/db.ts";
import { selectActiveMemberships } from "../../storage/queries/memberships.ts";
import { selectHasAddress } from "../../storage/queries/scimPeople.ts";
import { selectManagedBy } from "../../storage/queries/scimResources.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";

export type NewEmailCode = "email_taken" | "same_email" | "email_managed" | "session_over";

/** Whether a person may have this address, by what holds now. It is asked again when the address is confirmed. */
export async function checkNewEmail(
  db: Db | Tx,
  userId: string,
  email: string,
): Promise<Outcome<{ user: UserRow }, NewEmailCode>> {
  const memberships = await selectActiveMemberships(db, userId);
  const [user] = memberships;
  if (!user || user.bot_id !== null) return refuse("session_over");
  // What an identity provider provisions, it would set back.
  if ((await selectManagedBy(db, userId)).length > 0) return refuse("email_managed");
  if (user.email?.toLowerCase() === email.toLowerCase()) return refuse("same_email");
  const teamIds = memberships.map(({ team_id: teamId }) => teamId);
  if (await selectHasAddress(db, { teamIds, email, exceptId: userId })) return refuse("email_taken");
  return succeed({ user });
}
