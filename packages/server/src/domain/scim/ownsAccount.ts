import { selectActiveMemberships } from "../../storage/queries/memberships.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { ReadContext } from "../context.ts";
import type { Directory } from "./directory.ts";

/**
 * Whether the account is active in no workspace besides those that the client manages. An admin of one workspace must not
 * take over what the person has in another one by giving the account an address of their own.
 */
export async function ownsAccount({ db }: ReadContext, { teamIds }: Directory, user: UserRow): Promise<boolean> {
  const memberships = await selectActiveMemberships(db, user.id);
  return memberships.every(({ team_id }) => teamIds.includes(team_id));
}
