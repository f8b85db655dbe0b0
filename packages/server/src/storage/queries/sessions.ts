import type { Db, Tx } from "../db.ts";
import { lookupStatement, writeStatement } from "../statement.ts";
import type { SessionRow } from "../tables/sessions.ts";
import type { Move } from "../tables/teams.ts";
import { admissionBy } from "./admissions.ts";

/** Everything that is asked of a session on every request, in one look-up. */
export interface SessionOwner {
  readonly hash: string;
  readonly user_id: string;
  readonly team_id: string;
  /** The workspace that was opened last; empty before the first one. */
  readonly last_team_id: string;
  readonly code_due: number;
  readonly last_seen_ms: number;
  readonly expires_ms: number;
  readonly two_factor_ms: number | null;
  readonly two_factor_required: number;
  readonly move: Move | null;
  readonly network_policy: string | null;
  /** Through which the person signed in; empty for a password. */
  readonly provider_id: string;
}

/**
 * One row while the person is active in a workspace: the one that is named, else the one that they opened last, else the
 * oldest. Nothing for people who have left all of theirs: their sessions end with that, not with a sweep. Nothing either where
 * the way in which the person signed in does not lead.
 */
const selectOwner = lookupStatement<[hash: string, teamId: string, nowMs: number], SessionOwner>(`
  select sessions.hash, sessions.user_id, memberships.team_id, sessions.team_id as last_team_id, sessions.code_due,
    sessions.last_seen_ms, sessions.expires_ms,
    users.two_factor_ms, teams.two_factor_required, teams.move, teams.network_policy, sessions.provider_id
  from sessions
  join users on users.id = sessions.user_id
  join memberships on memberships.user_id = sessions.user_id
  join teams on teams.id = memberships.team_id
  where sessions.hash = $1 and sessions.revoked_ms is null and memberships.deactivated_ms is null
    and (memberships.expires_ms is null or memberships.expires_ms > $3) and teams.deleted_ms is null
    and ${admissionBy("sessions.provider_id")} is not null
  order by case memberships.team_id when $2 then 0 when sessions.team_id then 1 else 2 end,
    memberships.joined_ms, memberships.team_id
  limit 1`);

export async function selectSessionOwner(
  db: Db,
  hash: string,
  { teamId = "", nowMs }: { readonly teamId?: string | undefined; readonly nowMs: number },
): Promise<SessionOwner | undefined> {
  const [owner] = await selectOwner(db, hash, teamId, nowMs);
  return teamId === "" || owner?.team_id === teamId ? owner : undefined;
}

export function selectSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("revoked_ms", "is", null)
    .where("code_due", "=", 0)
    .orderBy("last_seen_ms", "desc")
    .execute();
}

export async function insertSession(tx: Tx, row: SessionRow): Promise<void> {
  await tx.insertInto("sessions").values(row).execute();
}

/** Remembers which workspace the person opened last. */
export async function updateSessionTeam(tx: Tx, hash: string, teamId: string): Promise<void> {
  await tx.updateTable("sessions").set({ team_id: teamId }).where("hash", "=", hash).execute();
}

export async function updateSessionSeen(tx: Tx, hash: string, nowMs: number): Promise<void> {
  await tx.updateTable("sessions").set({ last_seen_ms: nowMs }).where("hash", "=", hash).execute();
}

const rename = writeStatement<[hash: string, nowMs: number, expiresMs: number, before: string], { hash: string }>(`
  update sessions set hash = $1, code_due = 0, last_seen_ms = $2, expires_ms = $3
  where hash = $4 and revoked_ms is null
  returning hash`);

/** Whether it was still there to be renamed: of two at once only one gets it. */
export async function updateSessionHash(
  tx: Tx,
  change: { readonly before: string; readonly hash: string; readonly nowMs: number; readonly expiresMs: number },
): Promise<boolean> {
  return (await rename(tx, change.hash, change.nowMs, change.expiresMs, change.before)).length > 0;
}

export async function updateSessionRevoked(tx: Tx, hash: string, nowMs: number): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revoked_ms: nowMs })
    .where("hash", "=", hash)
    .where("revoked_ms", "is", null)
    .execute();
}

export async function updateSessionsRevoked(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revoked_ms: nowMs })
    .where("user_id", "=", userId)
    .where("revoked_ms", "is", null)
    .execute();
}

export async function updateOtherSessionsRevoked(
  tx: Tx,
  { userId, keep, nowMs }: { readonly userId: string; readonly keep: string; readonly nowMs: number },
): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revoked_ms: nowMs })
    .where("user_id", "=", userId)
    .where("hash", "<>", keep)
    .where("revoked_ms", "is", null)
    .execute();
}

/** Sessions that have ended, so that daily sign-ins do not accumulate rows. */
export async function deleteSessionsOver(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("expires_ms", "<=", nowMs).execute();
}

/** Where the client of a session was opened; the first place stays. */
export async function updateSessionOrigin(
  tx: Tx,
  hash: string,
  { address, userAgent, nowMs }: { readonly address: string; readonly userAgent: string; readonly nowMs: number },
): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ last_address: address, last_user_agent: userAgent, last_opened_ms: nowMs })
    .where("hash", "=", hash)
    .execute();
  await tx
    .updateTable("sessions")
    .set({ created_address: address })
    .where("hash", "=", hash)
    .where("created_address", "=", "")
    .execute();
}

/** Where and when the client of a session was opened last. */
export function selectSessionOrigin(
  db: Db,
  hash: string,
): Promise<Pick<SessionRow, "last_address" | "last_user_agent" | "last_opened_ms"> | undefined> {
  return db
    .selectFrom("sessions")
    .select(["last_address", "last_user_agent", "last_opened_ms"])
    .where("hash", "=", hash)
    .executeTakeFirst();
}

export function selectSessionById(db: Db, id: number): Promise<SessionRow | undefined> {
  return db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();
}

export interface SessionPage {
  readonly userId: string | undefined;
  /** Only of people who are active in one of these workspaces. */
  readonly teamIds: readonly string[];
  readonly nowMs: number;
  readonly idleMs: number;
  readonly afterId: number;
  readonly limit: number;
}

/** Sessions that are in use, by their id. */
export function selectActiveSessions(db: Db, page: SessionPage): Promise<SessionRow[]> {
  let query = db
    .selectFrom("sessions")
    .selectAll()
    .where("revoked_ms", "is", null)
    .where("code_due", "=", 0)
    .where("expires_ms", ">", page.nowMs)
    .where("last_seen_ms", ">", page.nowMs - page.idleMs)
    .where("id", ">", page.afterId)
    .where("user_id", "in", (where) =>
      where
        .selectFrom("memberships")
        .select("memberships.user_id")
        .where("memberships.team_id", "in", page.teamIds)
        .where("memberships.deactivated_ms", "is", null),
    );
  if (page.userId !== undefined) query = query.where("user_id", "=", page.userId);
  return query.orderBy("id").limit(page.limit).execute();
}

/** What a provider has to know when the person of a session signs out. */
export function selectProviderSession(
  db: Db,
  hash: string,
): Promise<Pick<SessionRow, "user_id" | "provider_id" | "sealed_id_token"> | undefined> {
  return db
    .selectFrom("sessions")
    .select(["user_id", "provider_id", "sealed_id_token"])
    .where("hash", "=", hash)
    .where("revoked_ms", "is", null)
    .where("provider_id", "<>", "")
    .executeTakeFirst();
}

/** Ends sessions that were opened through a provider: all, or those of one subject or one session there. */
export async function updateProviderSessionsRevoked(
  tx: Tx,
  ended: {
    readonly providerId: string;
    readonly subject?: string | undefined;
    readonly session?: string | undefined;
    readonly userId?: string | undefined;
  },
  nowMs: number,
): Promise<readonly string[]> {
  let query = tx
    .updateTable("sessions")
    .set({ revoked_ms: nowMs })
    .where("provider_id", "=", ended.providerId)
    .where("revoked_ms", "is", null);
  if (ended.subject !== undefined) query = query.where("provider_subject", "=", ended.subject);
  if (ended.session !== undefined) {
    // Where the provider did not name its session at the sign-in, the subject has to do.
    const unnamed = ended.subject === undefined ? [] : [""];
    query = query.where("provider_session", "in", [ended.session, ...unnamed]);
  }
  if (ended.userId !== undefined) query = query.where("user_id", "=", ended.userId);
  const rows = await query.returning("user_id").execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}
