import { foldText } from "@platform/protocol/menus/matchText.ts";
import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectUnclaimedIds } from "../../storage/queries/imports.ts";
import { selectRolesOf } from "../../storage/queries/roleAssignments.ts";
import { selectPeople } from "../../storage/queries/users.ts";
import type { UserRow } from "../access/accessUser.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface PeopleAsked {
  readonly teamId: string;
  /** Only active people, or only deactivated ones. */
  readonly isActive: boolean | undefined;
  /** Only people of these roles; of any when empty. */
  readonly roles?: readonly UserRow["role"][] | undefined;
  /** Only people whose names or address contain this. */
  readonly query?: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface ListedPeople {
  readonly people: UserRow[];
  readonly roles: Map<string, string[]>;
  /** Those whose accounts were imported and wait for them. */
  readonly unclaimed: ReadonlySet<string>;
  readonly next: string;
}

/** The people of a workspace with what only those see who run it, by id. Bots belong to their apps. */
export async function listPeople(
  ctx: ReadContext,
  asked: PeopleAsked,
): Promise<Outcome<ListedPeople, GovernCode | "invalid_cursor">> {
  const governed = await governTeam(ctx, asked.teamId);
  if (!governed.ok) return governed;
  const { isActive, limit, query = "", roles = [] } = asked;
  const teamId = governed.team.id;
  const listing = `people ${teamId} ${isActive} ${roles.join()} ${query}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const found = await findPeople(
    ctx,
    { teamId, isActive, roles, typed: foldText(query), limit: limit + 1 },
    from.at ?? "",
  );
  const people = found.slice(0, limit);
  const last = people.at(-1);
  const ids = people.map(({ id }) => id);
  return succeed({
    people,
    roles: await selectRolesOf(ctx.db, ids),
    unclaimed: new Set(await selectUnclaimedIds(ctx.db, teamId, ids)),
    next: found.length > limit && last ? sealCursor(ctx, listing, last.id) : "",
  });
}

interface Search {
  readonly teamId: string;
  readonly isActive: boolean | undefined;
  readonly roles: readonly UserRow["role"][];
  readonly typed: string;
  readonly limit: number;
}

/** Names are compared here and not in the database: no two databases fold the letters of all languages alike. */
async function findPeople(ctx: ReadContext, { typed, limit, ...where }: Search, afterId: string): Promise<UserRow[]> {
  const found: UserRow[] = [];
  const size = typed === "" ? limit : limits.page_max;
  let lastId = afterId;
  for (let isMore = true; isMore && found.length < limit;) {
    const rows = await selectPeople(ctx.db, { ...where, afterId: lastId, limit: size });
    found.push(...(typed === "" ? rows : rows.filter((row) => isCalled(row, typed))));
    lastId = rows.at(-1)?.id ?? lastId;
    isMore = rows.length === size;
  }
  return found.slice(0, limit);
}

function isCalled({ name, real_name: realName, display_name: displayName, email }: UserRow, typed: string): boolean {
  return foldText(`${realName} ${displayName} ${name} ${email ?? ""}`).includes(typed);
}
