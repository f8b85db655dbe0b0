import { type Outcome, succeed } from "@platform/protocol";
import { accessTeam, type TeamRow } from "../access/accessTeam.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

/** The workspaces that the caller's token is good for: its own, or, of an org-wide app, those it is granted. */
export async function listGrantedTeams(
  ctx: ReadContext,
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Outcome<{ teams: TeamRow[]; next: string }, "invalid_cursor">> {
  const from = openCursor(ctx, "auth.teams", asked.cursor);
  if (!from.ok) return from;
  const after = from.at ?? "";
  const ids = (ctx.caller.granted ?? [ctx.caller.teamId]).filter((id) => id > after);
  const page = ids.slice(0, asked.limit);
  const teams: TeamRow[] = [];
  for (const id of page) {
    const found = await accessTeam(ctx, { id });
    if (found.ok) teams.push(found.team);
  }
  const last = page.at(-1);
  const next = ids.length > page.length && last !== undefined ? sealCursor(ctx, "auth.teams", last) : "";
  return succeed({ teams, next });
}
