import { limits } from "@platform/protocol";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";
import type { Phrase } from "../dialects/searchIndex.ts";
import { slowReadDb } from "../slowReads.ts";
import type { ChannelRow } from "../tables/channels.ts";
import type { UserRow } from "../tables/memberships.ts";
import { isReadable, type Reader } from "./readable.ts";
import { type SearchScope, scopeConditions } from "./searchScope.ts";
import { usersIn } from "./users.ts";

type Clauses = readonly (readonly Phrase[])[];

/**
 * Channels whose names and texts may have a word of each clause, as far as the reader can read there. The database knows
 * only parts of texts, and folds only letters that all databases agree on: the caller compares the words.
 */
export function selectNamedChannels(
  db: Db,
  { reader, scope, clauses }: { readonly reader: Reader; readonly scope: SearchScope; readonly clauses: Clauses },
): Promise<ChannelRow[]> {
  let query = slowReadDb(db)
    .selectFrom("channels as c")
    .innerJoin("teams as t", "t.id", "c.team_id")
    .selectAll("c")
    .where("c.name", "is not", null)
    .where(isReadable(reader));
  for (const condition of scopeConditions(scope)) query = query.where(condition);
  const texts = sql`coalesce(c.name, '') || ' ' || c.topic || ' ' || c.purpose`;
  for (const clause of clauses) query = query.where(mayHave(texts, clause));
  return query.orderBy("c.sort_name").orderBy("c.id").limit(limits.search_ranked_max).execute();
}

/** People and bots of a workspace whose names may have a word of each clause. */
export function selectNamedUsers(db: Db, { teamId, clauses, withDeleted, withEmail }: NamedUsers): Promise<UserRow[]> {
  let query = usersIn(slowReadDb(db)).where("memberships.team_id", "=", teamId);
  if (!withDeleted) query = query.where("memberships.deactivated_ms", "is", null);
  const names = sql`memberships.name || ' ' || users.real_name || ' ' || memberships.display_name || ' ' ||
    memberships.title || ' ' || users.department`;
  const texts = withEmail ? sql`${names} || ' ' || coalesce(users.email, '')` : names;
  for (const clause of clauses) query = query.where(mayHave(texts, clause));
  return query
    .orderBy("memberships.sort_name")
    .orderBy("memberships.user_id")
    .limit(limits.search_ranked_max)
    .execute();
}

export interface NamedUsers {
  readonly teamId: string;
  readonly clauses: Clauses;
  readonly withDeleted: boolean;
  /** Whether addresses are searched, too: only for callers who may see them. */
  readonly withEmail: boolean;
}

/** Words are letters and digits, so that none is a wildcard. */
function mayHave(texts: RawBuilder<unknown>, clause: readonly Phrase[]): RawBuilder<boolean> {
  const any = clause.map(({ words }) => sql`lower(${texts}) like ${`%${words[0] ?? ""}%`}`);
  return sql<boolean>`(${sql.join(any, sql` or `)} or octet_length(${texts}) <> length(${texts}))`;
}
