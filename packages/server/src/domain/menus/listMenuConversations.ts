import type { Outcome } from "@platform/protocol";
import type { Filter } from "@platform/protocol/objects/filter.ts";
import {
  selectChannelsOfMember,
  selectPublicChannels,
  selectSharedChannels,
} from "../../storage/queries/channelLists.ts";
import { selectDirectOthers } from "../../storage/queries/menus.ts";
import { findReadableChannel, type SeenChannelRow } from "../access/accessChannel.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { passesFilter } from "../interactions/passesFilter.ts";
import { type MenuAsked, type MenuItem, menuPage } from "./menuPage.ts";

export interface MenuConversation extends MenuItem {
  readonly channel: SeenChannelRow;
}

/** More than anybody has; a menu sorts by name, so it has to know all that could come first. */
const channelsMax = 20_000;

/** The conversations that a menu offers the caller: public channels, and what the caller is in, by the menu's filter. */
export async function listMenuConversations(
  ctx: ReadContext,
  asked: MenuAsked & { readonly filter: Filter },
): Promise<Outcome<{ items: MenuConversation[]; next: string }, "invalid_cursor">> {
  const { filter } = asked;
  const name = `conversations ${JSON.stringify(filter)}`;
  const items = await nameAll(ctx, await listSeen(ctx, filter.include ?? ["public", "private", "im", "mpim"]));
  return menuPage(ctx, name, asked, items, async ({ channel }) => {
    const isIn = await passesFilter(ctx, channel, filter);
    return isIn && (await findReadableChannel(ctx, channel.id)) !== undefined;
  });
}

async function listSeen(ctx: ReadContext, kinds: readonly SeenChannelRow["kind"][]): Promise<SeenChannelRow[]> {
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
    ? await selectDirectOthers(ctx.db, ctx.caller.userId)
    : []) {
    names.set(key, [...(names.get(key) ?? []), display_name || real_name || name]);
  }
  return channels.map((channel) => {
    const text = channel.name !== null && channel.kind !== "mpim" ? channel.name : names.get(channel.key)?.join(", ");
    return { id: channel.id, text: text ?? ctx.caller.userName, alias: "", channel };
  });
}

/** What is chosen already, as far as the caller may know of it; also what was archived since. */
export async function nameChosenConversations(ctx: ReadContext, ids: readonly string[]): Promise<MenuConversation[]> {
  const found = await Promise.all(ids.map((id) => findReadableChannel(ctx, id)));
  return nameAll(
    ctx,
    found.filter((channel) => channel !== undefined),
  );
}
