import { selectManagedBy } from "../../storage/queries/scimResources.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { ReadContext } from "../context.ts";
import type { ProfileFields } from "../users/readProfileChange.ts";

/** Fields of a profile that a client of SCIM can decide about, by the attributes that set them. */
export const managedFields: Readonly<Record<string, string>> = {
  name: "real_name",
  displayName: "display_name",
  nickName: "display_name",
  title: "title",
  phoneNumbers: "phone",
};

/** These belong to one membership; the others are the same in all workspaces. */
const ofMembership: ReadonlySet<string> = new Set(["display_name", "title"]);

const partsOfName: readonly string[] = ["first_name", "last_name"];

/** The first of these fields that an identity provider decides about: the person's change would not last. */
export async function findManaged(
  { db }: ReadContext,
  user: UserRow,
  given: ProfileFields,
): Promise<string | undefined> {
  const managed = new Set<string>();
  for (const row of await selectManagedBy(db, user.id)) {
    for (const field of JSON.parse(row.managed) as string[]) {
      if (row.team_id === user.team_id || !ofMembership.has(field)) managed.add(field);
    }
  }
  if (managed.size === 0) return undefined;
  return Object.keys(given).find((name) => {
    const field = partsOfName.includes(name) ? "real_name" : name;
    // Clients send a whole profile back, of which one field is another.
    return managed.has(field) && (name !== field || given[name] !== user[field as keyof UserRow]);
  });
}
