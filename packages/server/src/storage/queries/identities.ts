import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { IdentitiesTable, IdentityRow } from "../tables/identities.ts";

export type IdentityKey = Pick<IdentityRow, "provider_id" | "issuer" | "subject">;

export async function insertIdentity(tx: Tx, row: Insertable<IdentitiesTable>): Promise<void> {
  await tx.insertInto("identities").values(row).execute();
}

/** By all three, compared byte by byte: nothing that only looks alike is the same person. */
export function selectIdentity(
  db: Db,
  { provider_id, issuer, subject }: IdentityKey,
): Promise<IdentityRow | undefined> {
  return db
    .selectFrom("identities")
    .selectAll()
    .where("provider_id", "=", provider_id)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

export function selectIdentitiesOfUser(db: Db, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom("identities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_ms")
    .orderBy("provider_id")
    .orderBy("subject")
    .execute();
}

export interface IdentityPage {
  readonly providerId: string;
  /** The issuer and subject of the last identity of the page before. */
  readonly after: readonly [issuer: string, subject: string];
  readonly limit: number;
}

export function selectIdentities(db: Db, page: IdentityPage): Promise<IdentityRow[]> {
  const [issuer, subject] = page.after;
  return db
    .selectFrom("identities")
    .selectAll()
    .where("provider_id", "=", page.providerId)
    .where((row) =>
      row.or([row("issuer", ">", issuer), row.and([row("issuer", "=", issuer), row("subject", ">", subject)])]),
    )
    .orderBy("issuer")
    .orderBy("subject")
    .limit(page.limit)
    .execute();
}

export async function updateIdentityUsed(
  tx: Tx,
  { provider_id, issuer, subject }: IdentityKey,
  change: Pick<IdentityRow, "email" | "used_ms">,
): Promise<void> {
  await tx
    .updateTable("identities")
    .set(change)
    .where("provider_id", "=", provider_id)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
}

/** Whether it changed: the audit log gets an entry when a provider begins to withhold groups, and none with each sign-in. */
export async function updateGroupsWithheld(
  tx: Tx,
  { provider_id, issuer, subject }: IdentityKey,
  isWithheld: boolean,
): Promise<boolean> {
  const updated = await tx
    .updateTable("identities")
    .set({ groups_withheld: isWithheld ? 1 : 0 })
    .where("provider_id", "=", provider_id)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("groups_withheld", "=", isWithheld ? 0 : 1)
    .returning("user_id")
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteIdentity(tx: Tx, { provider_id, issuer, subject }: IdentityKey): Promise<void> {
  await tx
    .deleteFrom("identities")
    .where("provider_id", "=", provider_id)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
}
