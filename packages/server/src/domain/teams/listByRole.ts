import { type Outcome, succeed } from "@platform/protocol";
import { selectIdsByRole } from "../../storage/queries/teamRanks.ts";
import type { Role } from "../../storage/tables/memberships.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface RoleAsked {
  readonly teamId: string;
  readonly roles: readonly Role[];
  readonly cursor: string | undefined;
  readonly limit: number;
}

export type ListByRoleCode = GovernCode | "invalid_cursor";

/** The active people of a workspace who have one of these roles, by id. */
export async function listByRole(
  ctx: ReadContext,
  asked: RoleAsked,
): Promise<Outcome<{ ids: string[]; next: string }, ListByRoleCode>> {
  const governed = await governTeam(ctx, asked.teamId);
  if (!governed.ok) return governed;
  const listing = `roles ${governed.team.id} ${asked.roles.join(" ")}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const { roles, limit } = asked;
  const found = await selectIdsByRole(ctx.db, {
    teamId: governed.team.id,
    roles,
    afterId: from.at ?? "",
    limit: limit + 1,
  });
  const ids = found.slice(0, limit);
  const last = ids.at(-1);
  return succeed({ ids, next: found.length > limit && last !== undefined ? sealCursor(ctx, listing, last) : "" });
}
