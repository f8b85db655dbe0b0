import { type Outcome, succeed } from "@platform/protocol";
import { accessTeam, type TeamRow } from "../access/accessTeam.ts";
import type { ReadContext } from "../context.ts";
import { openCursor } from "../cursor.ts";

/** The workspaces that the caller's token is good for. It was given out in one, so there is one, and no second page. */
export async function listGrantedTeams(
  ctx: ReadContext,
  asked: { readonly cursor: string | undefined },
): Promise<Outcome<{ teams: TeamRow[]; next: string }, "invalid_cursor">> {
  const from = openCursor(ctx, "auth.teams", asked.cursor);
  if (!from.ok) return from;
  const own = await accessTeam(ctx, {});
  return succeed({ teams: own.ok ? [own.team] : [], next: "" });
}
