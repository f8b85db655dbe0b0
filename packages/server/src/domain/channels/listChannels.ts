import { type Outcome, refuseScope, succeed } from "@platform/protocol";
import { selectSeenChannels } from "../../storage/queries/channels.ts";
import { type ChannelKind, type SeenChannelRow, scopeFamily } from "../access/accessChannel.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface ChannelListing {
  readonly kinds: readonly ChannelKind[];
  readonly excludeArchived: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Conversations that the caller may see, a page at a time. Each kind asked for needs its own scope. */
export async function listChannels(
  ctx: ReadContext,
  asked: ChannelListing,
): Promise<Outcome<{ channels: SeenChannelRow[]; next: string }, "invalid_cursor" | "missing_scope">> {
  const missing = asked.kinds
    .map((kind) => `${scopeFamily[kind]}:read`)
    .filter((scope) => !ctx.caller.scopes.includes(scope));
  if (missing.length > 0) return refuseScope(missing, ctx.caller.scopes);

  const listing = `channels ${asked.kinds.toSorted().join(",")} ${asked.excludeArchived}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const rows = await selectSeenChannels(ctx.db, {
    teamId: ctx.caller.teamId,
    userId: ctx.caller.userId,
    kinds: asked.kinds,
    membersOnly: isGuest(ctx.caller),
    excludeArchived: asked.excludeArchived,
    afterId: from.at ?? "",
    limit: asked.limit + 1,
  });
  const channels = rows.slice(0, asked.limit);
  const last = channels.at(-1);
  const next = rows.length > channels.length && last ? sealCursor(ctx, listing, last.id) : "";
  return succeed({ channels, next });
}
