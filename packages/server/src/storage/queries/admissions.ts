import type { Db } from "../db.ts";
import { readStatement } from "../statement.ts";

/**
 * Why a way of signing in leads into a workspace: no provider is enforced there, it is an enforced one, or the person is the
 * primary owner, whose password keeps working so that a provider that fails locks nobody out for good.
 */
export type Admission = "open" | "provider" | "break_glass";

/**
 * The rule itself, as SQL over `teams`, `memberships` and `users`; null where the way does not lead. A password is the empty
 * id. What a provider says counts in its own workspace or org only: its owners must not open others with it.
 */
export const admissionBy = (providerId: string): string => `(case
    when ${providerId} <> '' and not exists (
      select 1 from sign_in_providers as used
      where used.id = ${providerId} and used.is_enabled = 1 and used.scope_id in (teams.id, teams.org_id)) then null
    when not exists (
      select 1 from sign_in_providers as rule
      where rule.scope_id in (teams.id, teams.org_id) and rule.is_enabled = 1 and rule.is_enforced = 1) then 'open'
    when exists (
      select 1 from sign_in_providers as used where used.id = ${providerId} and used.is_enforced = 1) then 'provider'
    when ${providerId} = '' and (memberships.role = 'primary_owner'
      or (teams.org_id is not null and users.org_role = 'primary_owner')) then 'break_glass'
  end)`;

const selectOfPerson = readStatement<
  [userId: string, providerId: string],
  { team_id: string; admission: Admission | null }
>(`
  select memberships.team_id, ${admissionBy("cast($2 as text)")} as admission
  from memberships
  join users on users.id = memberships.user_id
  join teams on teams.id = memberships.team_id
  where memberships.user_id = $1 and memberships.deactivated_ms is null and teams.deleted_ms is null
  order by memberships.joined_ms, memberships.team_id`);

/** Where a way of signing in leads, for each workspace of a person. */
export function selectAdmissions(
  db: Db,
  userId: string,
  providerId: string,
): Promise<{ readonly team_id: string; readonly admission: Admission | null }[]> {
  return selectOfPerson(db, userId, providerId);
}

const selectRequired = readStatement<[teamId: string], { id: string }>(`
  select rule.id from sign_in_providers as rule
  join teams on rule.scope_id in (teams.id, teams.org_id)
  where teams.id = $1 and rule.is_enabled = 1 and rule.is_enforced = 1`);

/** The providers of which a workspace requires one. */
export async function selectRequiredProviders(db: Db, teamId: string): Promise<string[]> {
  return (await selectRequired(db, teamId)).map(({ id }) => id);
}

/** A person who can still sign in by password when a workspace or an org requires a provider. */
export async function selectBreakGlassOwner(
  db: Db,
  scopeId: string,
): Promise<{ readonly user_id: string } | undefined> {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("teams", "teams.id", "memberships.team_id")
    .innerJoin("passwords", "passwords.user_id", "memberships.user_id")
    .select("memberships.user_id")
    .where("memberships.deactivated_ms", "is", null)
    .where("teams.deleted_ms", "is", null)
    .where((row) => row.or([row("teams.id", "=", scopeId), row("teams.org_id", "=", scopeId)]))
    .where((row) =>
      row.or([
        row.and([row("memberships.role", "=", "primary_owner"), row("teams.id", "=", scopeId)]),
        row.and([row("users.org_role", "=", "primary_owner"), row("teams.org_id", "is not", null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}
