import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectAuthorizations } from "../../storage/queries/authorizations.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { openEventContext } from "./eventContext.ts";

export interface Authorization {
  readonly orgId: string | null;
  readonly teamId: string;
  readonly userId: string;
  readonly isBot: boolean;
  readonly isOrgWide: boolean;
}

export type AuthorizationsCode = "invalid_event_context" | "auth_mismatch" | "invalid_cursor";

/** On whose behalf the calling app may see an event. It was delivered once for all of them. */
export async function listAuthorizations(
  ctx: ReadContext,
  asked: { readonly eventContext: string; readonly cursor: string | undefined; readonly limit: number },
): Promise<Outcome<{ authorizations: Authorization[]; next: string }, AuthorizationsCode>> {
  const event = openEventContext(ctx.secrets, asked.eventContext);
  if (!event) return refuse("invalid_event_context");
  if (event.appId !== ctx.caller.appId) return refuse("auth_mismatch");
  const listing = `authorizations ${event.eventId}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const { appId, teamId, channelId } = event;
  const where = { appId, teamId, channelId, afterId: from.at ?? "", limit: asked.limit + 1 };
  const rows = await selectAuthorizations(ctx.db, where);
  const team = await selectTeam(ctx.db, teamId);
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  return succeed({
    authorizations: page.map((grant) => ({
      orgId: team?.org_id ?? null,
      teamId,
      userId: grant.user_id,
      isBot: grant.kind === "bot",
      isOrgWide: grant.installed_org_id !== null,
    })),
    next: rows.length > page.length && last ? sealCursor(ctx, listing, last.id) : "",
  });
}
