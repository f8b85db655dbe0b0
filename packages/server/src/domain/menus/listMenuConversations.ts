import { type Outcome, slackbotId } from "@platform/protocol";
import { sortName } from "@platform/protocol/menus/sortName.ts";
import type { Filter } from "@platform/protocol/objects/filter.ts";
import {
  selectChannelsOfMember,
  selectPublicChannels,
  selectSharedChannels,
} from "../../storage/queries/channelLists.ts";
import { selectOfMemberByName, selectPublicByName, selectSharedByName } from "../../storage/queries/menuChannels.ts";
import { selectDirectOthers } from "../../storage/queries/menus.ts";
import { findReadableChannel, type SeenChannelRow } from "../access/accessChannel.ts";
import { isGuest } from "../caller.ts";
import { slackbotIn } from "../users/slackbot.ts";
import type { ReadContext } from "../context.ts";
import { passesFilter } from "../interactions/passesFilter.ts";
import { type MenuAsked, type MenuItem, menuPage } from "./menuPage.ts";
import { inOrder, isAfter, pageByName, type ReadOn } from "./pageByName.ts";

export interface MenuConversation extends MenuItem {
  readonly sortName: string;
  readonly channel: SeenChannelRow;
}

type Kinds = readonly SeenChannelRow["kind"][];

/** More than anybody has: what fits best is known only when all have been looked at. */
const channelsMax = 20_000;

/** The conversations that a menu offers the caller: public channels, and what the caller is in, by the menu's filter. */
export async function listMenuConversations(
  ctx: ReadContext,
  asked: MenuAsked & { readonly filter: Filter },
): Promise<Outcome<{ items: MenuConversation[]; next: string }, "invalid_cursor">> {
  const { filter } = asked;
  const name = `conversations ${JSON.stringify(filter)}`;
  const kinds = filter.include ?? ["public", "private", "im", "mpim"];
  const isOffered = async ({ channel }: MenuConversation) => {
    const isIn = await passesFilter(ctx, channel, filter);
    return isIn && (await findReadableChannel(ctx, channel.id)) !== undefined;
  };
  if (asked.query.trim() === "") return pageByName(ctx, name, asked, await byName(ctx, kinds), isOffered);
  return menuPage(ctx, name, asked, await nameAll(ctx, await listSeen(ctx, kinds)), isOffered);
}

/**
 * Channels are read page by page. Direct conversations have no name that a database could sort by, only those of their
 * people; one person has few enough of them to be read at once.
 */
async function byName(ctx: ReadContext, kinds: Kinds): Promise<ReadOn<MenuConversation>> {
  const { caller, db } = ctx;
  const seesPublic = !isGuest(caller) && kinds.includes("public");
  const own = kinds.filter((kind) => kind === "private" || (kind === "public" && !seesPublic));
  const direct = kinds.filter((kind) => kind === "im" || kind === "mpim");
  const directs = direct.length === 0 ? [] : await nameAll(ctx, await listSeen(ctx, direct));
  return async (page) => {
    const named = [
      seesPublic ? await selectPublicByName(db, caller, page) : [],
      seesPublic ? await selectSharedByName(db, caller, page) : [],
      own.length === 0 ? [] : await selectOfMemberByName(db, caller, own, page),
    ];
    const channels = await nameAll(ctx, named.flat());
    return inOrder([channels, directs.filter((item) => isAfter(item, page))], page.limit);
  };
}

async function listSeen(ctx: ReadContext, kinds: Kinds): Promise<SeenChannelRow[]> {
  const { teamId, userId } = ctx.caller;
  const page = { teamId, userId, excludeArchived: true, afterKey: 0, limit: channelsMax };
  const seesPublic = !isGuest(ctx.caller) && kinds.includes("public");
  const own = seesPublic ? kinds.filter((kind) => kind !== "public") : kinds;
  const lists = [
    seesPublic ? await selectPublicChannels(ctx.db, page) : [],
    seesPublic ? await selectSharedChannels(ctx.db, page) : [],
    own.length === 0
      ? []
      : await selectChannelsOfMember(ctx.db, { ...page, kinds: own, memberId: userId, seesPublic: false }),
  ];
  return lists.flat();
}

/** Direct conversations are called by who else is in them. */
export async function nameAll(ctx: ReadContext, channels: readonly SeenChannelRow[]): Promise<MenuConversation[]> {
  const hasDirect = channels.some(({ kind }) => kind === "im" || kind === "mpim");
  const names = new Map<number, string[]>();
  for (const { channel_key: key, display_name, real_name, name } of hasDirect
    ? await selectDirectOthers(ctx.db, ctx.caller.teamId, ctx.caller.userId)
    : []) {
    names.set(key, [...(names.get(key) ?? []), display_name || real_name || name]);
  }
  return channels.map((channel) => {
    const { id, name, sort_name } = channel;
    if (name !== null && channel.kind !== "mpim") return { id, text: name, aliases: [], sortName: sort_name, channel };
    const text = names.get(channel.key)?.join(", ") ?? aloneName(ctx, channel);
    return { id, text, aliases: [], sortName: sortName(text), channel };
  });
}

/** The only person in it is the caller: it is the DM with Slackbot, or the one with oneself. */
function aloneName({ caller }: ReadContext, { partner_id: partnerId }: SeenChannelRow): string {
  return partnerId === slackbotId ? slackbotIn(caller.teamId).real_name : caller.userName;
}

/** What is chosen already, as far as the caller may know of it; also what was archived since. */
export async function nameChosenConversations(ctx: ReadContext, ids: readonly string[]): Promise<MenuConversation[]> {
  const found = await Promise.all(ids.map((id) => findReadableChannel(ctx, id)));
  return nameAll(
    ctx,
    found.filter((channel) => channel !== undefined),
  );
}
