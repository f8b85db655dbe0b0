import { type Outcome, succeed } from "@platform/protocol";
import { selectPeople } from "../../storage/queries/users.ts";
import type { UserRow } from "../access/accessUser.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface PeopleAsked {
  readonly teamId: string;
  /** Only active people, or only deactivated ones. */
  readonly isActive: boolean | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** The people of a workspace with what only those see who run it, by id. Bots belong to their apps. */
export async function listPeople(
  ctx: ReadContext,
  asked: PeopleAsked,
): Promise<Outcome<{ people: UserRow[]; next: string }, GovernCode | "invalid_cursor">> {
  const governed = await governTeam(ctx, asked.teamId);
  if (!governed.ok) return governed;
  const listing = `people ${governed.team.id} ${asked.isActive}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const { isActive, limit } = asked;
  const where = { teamId: governed.team.id, isActive, afterId: from.at ?? "", limit: limit + 1 };
  const rows = await selectPeople(ctx.db, where);
  const people = rows.slice(0, limit);
  const last = people.at(-1);
  return succeed({ people, next: rows.length > limit && last ? sealCursor(ctx, listing, last.id) : "" });
}
