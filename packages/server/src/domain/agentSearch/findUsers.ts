import { selectNamedUsers } from "../../storage/queries/namedObjects.ts";
import type { UserRow } from "../access/accessUser.ts";
import { matchKeywords } from "./matchKeywords.ts";
import { pageOf } from "./pageOf.ts";
import type { Found, PreparedSearch } from "./searchForAgent.ts";

export interface FoundUser {
  readonly user: UserRow;
  /** Absent when the app may not see addresses. */
  readonly email: string | undefined;
}

/** People by name, title, department and, where the app may see it, address. */
export async function findUsers(search: PreparedSearch): Promise<Found<FoundUser>> {
  const { acting, asked, keywords, page } = search;
  // In a channel that two organizations share, the people of one are not for the other.
  if (keywords.clauses.length === 0 || acting.onlyKey !== undefined) return { matches: [], total: 0 };
  const withEmail = acting.scopes.includes("users:read.email");
  const rows = await selectNamedUsers(acting.ctx.db, {
    teamId: acting.ctx.caller.teamId,
    clauses: keywords.clauses,
    withDeleted: asked.withDeletedUsers,
    withEmail,
  });
  const scored = rows.flatMap((user) => {
    const texts = [
      { text: `${user.name} ${user.real_name} ${user.display_name}`, weight: 4 },
      { text: `${user.title} ${user.department}`, weight: 2 },
      { text: withEmail ? (user.email ?? "") : "", weight: 1 },
    ];
    const score = matchKeywords(texts, keywords);
    return score === undefined ? [] : [{ row: user, score, createdMs: user.created_ms }];
  });
  const { rows: shown, total } = pageOf(scored, page);
  const emailOf = (user: UserRow) => (withEmail ? (user.email ?? undefined) : undefined);
  return { matches: shown.map((user) => ({ user, email: emailOf(user) })), total };
}
