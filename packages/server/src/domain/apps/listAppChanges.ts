import { type Outcome, succeed } from "@platform/protocol";
import { countAppChanges, type NamedChange, selectAppChanges } from "../../storage/queries/appChanges.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";

export type { NamedChange } from "../../storage/queries/appChanges.ts";

export interface ChangesAsked {
  readonly teamId: string;
  readonly appId: string | undefined;
  readonly userId: string | undefined;
  readonly change: string | undefined;
  readonly page: number;
  readonly count: number;
}

/** Which apps were installed in a workspace and removed from it, with which scopes and by whom, for its admins. */
export async function listAppChanges(
  ctx: ReadContext,
  asked: ChangesAsked,
): Promise<Outcome<{ changes: NamedChange[]; total: number }, GovernCode>> {
  const governed = await governTeam(ctx, asked.teamId);
  if (!governed.ok) return governed;
  const where = { ...asked, teamId: governed.team.id };
  const offset = (asked.page - 1) * asked.count;
  const changes = await selectAppChanges(ctx.db, { ...where, offset, limit: asked.count });
  return succeed({ changes, total: await countAppChanges(ctx.db, where) });
}
