import { type Outcome, refuseScope, succeed } from "@platform/protocol";
import { conversationScope } from "@platform/protocol/conversationScopes.ts";
import {
  selectChannelsOfMember,
  selectPublicChannels,
  selectSharedChannels,
} from "../../storage/queries/channelLists.ts";
import type { ChannelKind, SeenChannelRow } from "../access/accessChannel.ts";
import { accessUser } from "../access/accessUser.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface ChannelListing {
  readonly kinds: readonly ChannelKind[];
  readonly excludeArchived: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type Listed<Code extends string> = Outcome<{ channels: SeenChannelRow[]; next: string }, Code>;
type ListCode = "invalid_cursor" | "missing_scope";

/** Conversations that the caller may see, a page at a time: all public channels, and what the caller is in. */
export async function listChannels(ctx: ReadContext, asked: ChannelListing): Promise<Listed<ListCode>> {
  const { userId } = ctx.caller;
  const asGuest = isGuest(ctx.caller);
  return listPage(ctx, asked, "channels", async (page) => {
    const own = asGuest ? asked.kinds : asked.kinds.filter((kind) => kind !== "public");
    const seesPublic = !asGuest && asked.kinds.includes("public");
    const lists = [
      seesPublic ? await selectPublicChannels(ctx.db, page) : [],
      seesPublic ? await selectSharedChannels(ctx.db, page) : [],
      own.length === 0
        ? []
        : await selectChannelsOfMember(ctx.db, { ...page, kinds: own, memberId: userId, seesPublic: false }),
    ];
    return lists.flat().toSorted((a, b) => a.key - b.key);
  });
}

/** The conversations a person is in, as far as the caller may know of them. */
export async function listMemberships(
  ctx: ReadContext,
  asked: ChannelListing & { readonly userId: string | undefined },
): Promise<Listed<ListCode | "user_not_found" | "access_denied">> {
  const memberId = asked.userId ?? ctx.caller.userId;
  if (memberId !== ctx.caller.userId) {
    const found = await accessUser(ctx, memberId);
    if (!found.ok) return found;
  }
  const seesPublic = !isGuest(ctx.caller);
  return listPage(ctx, asked, `memberships ${memberId}`, (page) =>
    selectChannelsOfMember(ctx.db, { ...page, kinds: asked.kinds, memberId, seesPublic }),
  );
}

type Page = Parameters<typeof selectPublicChannels>[1];

/** Each kind asked for needs its own scope, also when there is nothing of that kind. */
async function listPage(
  ctx: ReadContext,
  asked: ChannelListing,
  name: string,
  select: (page: Page) => Promise<SeenChannelRow[]>,
): Promise<Listed<ListCode>> {
  const { teamId, userId, scopes } = ctx.caller;
  const missing = asked.kinds.map((kind) => conversationScope(kind, "read")).filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) return refuseScope(missing, scopes);
  const { excludeArchived, limit } = asked;
  const listing = `${name} ${asked.kinds.toSorted().join(",")} ${excludeArchived}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const rows = await select({ teamId, userId, excludeArchived, afterKey: Number(from.at ?? 0), limit: limit + 1 });
  const channels = rows.slice(0, limit);
  const last = channels.at(-1);
  const next = rows.length > limit && last ? sealCursor(ctx, listing, String(last.key)) : "";
  return succeed({ channels, next });
}
