import { selectActiveMemberships, selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import type { ReadContext } from "../context.ts";

export interface ListedWorkspace {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
}

/** The workspaces that a person can open, the oldest membership first. */
export async function listWorkspaces(ctx: ReadContext, userId: string): Promise<ListedWorkspace[]> {
  const memberships = await selectActiveMemberships(ctx.db, userId);
  const current = memberships.filter(({ expires_ms: end }) => end === null || end > ctx.nowMs);
  const ids = new Set(current.map(({ team_id }) => team_id));
  const teams = await selectTeamsOfUser(ctx.db, userId);
  return teams.filter(({ id }) => ids.has(id)).map(({ id, name, domain }) => ({ id, name, domain }));
}
