import { type Outcome, succeed } from "@platform/protocol";
import { type PrimaryOwner, selectPrimaryOwners } from "../../storage/queries/teamRanks.ts";
import { selectTeamsPage } from "../../storage/queries/teams.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { type GovernOrgCode, governOrg } from "../access/governOrg.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface ListedTeam {
  readonly team: TeamRow;
  readonly owner: PrimaryOwner | undefined;
}

/** The workspaces of the caller's org with their primary owners, by id. */
export async function listOrgTeams(
  ctx: ReadContext,
  asked: { readonly cursor: string | undefined; readonly limit: number },
): Promise<Outcome<{ teams: ListedTeam[]; next: string }, GovernOrgCode | "invalid_cursor">> {
  const governed = await governOrg(ctx);
  if (!governed.ok) return governed;
  const listing = `teams ${governed.orgId}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const { limit } = asked;
  const rows = await selectTeamsPage(ctx.db, { orgId: governed.orgId, afterId: from.at ?? "", limit: limit + 1 });
  const page = rows.slice(0, limit);
  const owners = await selectPrimaryOwners(
    ctx.db,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return succeed({
    teams: page.map((team) => ({ team, owner: owners.find(({ teamId }) => teamId === team.id) })),
    next: rows.length > limit && last ? sealCursor(ctx, listing, last.id) : "",
  });
}
