import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectDistribution } from "../../storage/queries/distributions.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { type GovernedFunction, governedFunctions, functionScopes } from "./governedFunctions.ts";

export interface FunctionListing {
  readonly appIds: readonly string[];
  readonly teamId: string | undefined;
  /** Also those of the caller's own org that their developers share with nobody else. */
  readonly withUndistributed: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export type ListFunctionsCode = "restricted_action" | "not_allowed" | "invalid_cursor";

/** The functions of apps in the workspaces that the caller runs. */
export async function listFunctions(
  ctx: ReadContext,
  asked: FunctionListing,
): Promise<Outcome<{ functions: GovernedFunction[]; next: string }, ListFunctionsCode>> {
  const scopes = await functionScopes(ctx);
  if (!scopes.ok) return scopes;
  const { teamId, cursor, limit, ...filter } = asked;
  if (teamId !== undefined && !scopes.teamIds.includes(teamId)) return refuse("not_allowed");
  const listing = `functions ${JSON.stringify({ teamId, ...filter })}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const listed: GovernedFunction[] = [];
  for (const one of await governedFunctions(ctx, teamId === undefined ? scopes.teamIds : [teamId])) {
    if (!asked.appIds.includes(one.app.id)) continue;
    const isDistributed = (await selectDistribution(ctx.db, one.key)) !== "app_collaborators";
    if (isDistributed || (asked.withUndistributed && one.isOwn)) listed.push(one);
  }
  const start = from.at === undefined ? 0 : listed.findIndex(({ id }) => id === from.at) + 1;
  const page = listed.slice(start, start + limit);
  const last = page.at(-1);
  const next = start + limit < listed.length && last ? sealCursor(ctx, listing, last.id) : "";
  return succeed({ functions: page, next });
}
