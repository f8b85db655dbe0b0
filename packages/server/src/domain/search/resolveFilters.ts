import { idSource, slackbotId, slackbotName } from "@platform/protocol";
import { selectChannelIdByName } from "../../storage/queries/channels.ts";
import { selectDirectKey } from "../../storage/queries/search.ts";
import type { SearchPage } from "../../storage/queries/searchPage.ts";
import type { SearchWalk } from "../../storage/queries/searchWalk.ts";
import { selectUser, selectUserByName } from "../../storage/queries/users.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { directKey } from "../channels/openDirect.ts";
import { accessSelf } from "../access/accessSelf.ts";
import type { ReadContext } from "../context.ts";
import { resolveEmoji } from "../emoji/resolveEmoji.ts";
import { type Period, readPeriod } from "./days.ts";
import { namedFileTypes } from "./fileDocs.ts";
import type { AskedFilter } from "./parseQuery.ts";

/** What the filters of a query add to a search. */
export type Narrowing = Omit<SearchPage, keyof SearchWalk | "reader" | "without"> &
  Pick<SearchWalk, "fromTs" | "beforeTs">;

/**
 * What the filters of a query mean to the caller. A channel or a person that the caller does not see narrows it to
 * nothing, exactly like one that does not exist.
 */
export async function resolveFilters(ctx: ReadContext, filters: readonly AskedFilter[]): Promise<Narrowing> {
  const zone = filters.some(isDated) ? ((await accessSelf(ctx)).tz ?? "UTC") : "UTC";
  let narrowing: Narrowing = {};
  for (const asked of filters) narrowing = await narrow(ctx, narrowing, asked, zone);
  return narrowing;
}

function isDated({ filter }: AskedFilter): boolean {
  return filter === "before" || filter === "after" || filter === "on" || filter === "during";
}

async function narrow(ctx: ReadContext, so: Narrowing, asked: AskedFilter, zone: string): Promise<Narrowing> {
  const { filter, value, isNot } = asked;
  switch (filter) {
    case "in":
      return narrowPlace(so, await channelKeys(ctx, value), isNot);
    case "from":
      return narrowAuthor(so, await userIds(ctx, value), isNot);
    case "creator":
      return { ...narrowAuthor(so, await userIds(ctx, value), isNot), ...(isNot ? {} : { isFilesOnly: true }) };
    case "to":
      return narrowReceiver(ctx, so, asked);
    case "with":
      return narrowParticipants(so, await userIds(ctx, value), isNot);
    case "has":
    case "hasmy":
      return narrowByWhatItHas(ctx, so, asked);
    case "is":
    case "threads":
      return narrowByWhatItIs(so, asked);
    case "type":
      return narrowTypes(so, value, isNot);
    default:
      return isNot ? so : narrowTime(so, filter, readPeriod(value, zone, ctx.nowMs));
  }
}

/** Nothing has what nobody knows, and everything lacks it. */
function unknown(so: Narrowing, isNot: boolean): Narrowing {
  return isNot ? so : { ...so, isEmpty: true };
}

function narrowPlace(so: Narrowing, keys: readonly number[], isNot: boolean): Narrowing {
  return isNot
    ? { ...so, notChannelKeys: [...(so.notChannelKeys ?? []), ...keys] }
    : { ...so, channelKeys: [...(so.channelKeys ?? []), ...keys] };
}

function narrowAuthor(so: Narrowing, ids: readonly string[], isNot: boolean): Narrowing {
  return isNot
    ? { ...so, notUserIds: [...(so.notUserIds ?? []), ...ids] }
    : { ...so, userIds: [...(so.userIds ?? []), ...ids] };
}

/** What others wrote to the caller in DMs, or the caller to another person. */
async function narrowReceiver(ctx: ReadContext, so: Narrowing, { value, isNot }: AskedFilter): Promise<Narrowing> {
  const { userId } = ctx.caller;
  const [receiver] = await userIds(ctx, value);
  if (receiver === undefined || isNot) return unknown(so, isNot);
  if (receiver === userId) return narrowAuthor({ ...so, isDirect: true }, [userId], true);
  return narrowAuthor(narrowPlace(so, await channelKeys(ctx, `<@${receiver}>`), false), [userId], false);
}

function narrowParticipants(so: Narrowing, [participant]: readonly string[], isNot: boolean): Narrowing {
  if (participant === undefined) return unknown(so, isNot);
  return { ...so, participants: [...(so.participants ?? []), { userId: participant, isNot }] };
}

/** A link, a pin, a file, any reaction, or the one whose name is between colons; `hasmy` asks for the caller's own. */
async function narrowByWhatItHas(ctx: ReadContext, so: Narrowing, asked: AskedFilter): Promise<Narrowing> {
  const { filter, value, isNot } = asked;
  const known = so.reactions ?? [];
  const whose = filter === "hasmy" ? { isMine: true } : {};
  const what = value.toLowerCase();
  if (what === "reaction") return { ...so, reactions: [...known, { ...whose, isNot }] };
  if (filter === "has") {
    if (what === "link") return { ...so, hasLink: !isNot };
    if (what === "pin") return { ...so, isPinned: !isNot };
    if (what === "file") return { ...so, hasFile: !isNot };
    if (what === "star") return { ...so, isSaved: !isNot };
  }
  const name = /^:.+:$/.test(value) ? await resolveEmoji(ctx, value) : undefined;
  return name === undefined ? unknown(so, isNot) : { ...so, reactions: [...known, { ...whose, name, isNot }] };
}

function narrowByWhatItIs(so: Narrowing, { filter, value, isNot }: AskedFilter): Narrowing {
  switch (`${filter}:${value.toLowerCase()}`) {
    case "is:thread":
    case "threads:all":
      return { ...so, isInThread: !isNot };
    case "threads:replies":
      return { ...so, isReply: !isNot };
    case "is:dm":
      return { ...so, isDirect: !isNot };
    case "is:saved":
      return { ...so, isSaved: !isNot };
    default:
      return unknown(so, isNot);
  }
}

function narrowTypes(so: Narrowing, value: string, isNot: boolean): Narrowing {
  const types = namedFileTypes(value);
  if (isNot) return { ...so, notFileTypes: [...(so.notFileTypes ?? []), ...types] };
  return { ...so, isFilesOnly: true, fileTypes: [...(so.fileTypes ?? []), ...types] };
}

function narrowTime(so: Narrowing, filter: string, period: Period | undefined): Narrowing {
  if (!period) return unknown(so, false);
  const [startTs, endTs] = [period.startMs * 1000, period.endMs * 1000];
  const fromTs = filter === "before" ? so.fromTs : Math.max(so.fromTs ?? 0, filter === "after" ? endTs : startTs);
  const beforeTs =
    filter === "after" ? so.beforeTs : Math.min(so.beforeTs ?? Infinity, filter === "before" ? startTs : endTs);
  return { ...so, fromTs, beforeTs };
}

const channelLink = new RegExp(`^<#(${idSource("channel", "dm")})(?:\\|[^>]*)?>$`);
const userLink = new RegExp(`^<@(${idSource("user")})(?:\\|[^>]*)?>$`);

/** `#general`, `general`, `<#C123|general>`, an id, `@bob` for the direct messages with him, or `me`. */
async function channelKeys(ctx: ReadContext, value: string): Promise<number[]> {
  const named = channelLink.exec(value)?.[1] ?? value.replace(/^#/, "");
  if (value.startsWith("@") || value.startsWith("<@") || value === "me") {
    const [partner] = await userIds(ctx, value);
    if (partner === undefined) return [];
    const { teamId, userId } = ctx.caller;
    const key = await selectDirectKey(ctx.db, teamId, directKey(userId, partner === userId ? [] : [{ id: partner }]));
    return key === undefined ? [] : [key];
  }
  const id = (await selectChannelIdByName(ctx.db, ctx.caller.teamId, named.toLowerCase())) ?? named;
  const channel = await findReadableChannel(ctx, id);
  return channel ? [channel.key] : [];
}

/** `@bob`, `bob`, `me`, `<@U123>`, or an id. */
async function userIds({ db, caller }: ReadContext, value: string): Promise<string[]> {
  const named = userLink.exec(value)?.[1] ?? value.replace(/^@/, "");
  if (named === "me") return [caller.userId];
  if (named === slackbotId || named.toLowerCase() === slackbotName) return [slackbotId];
  const { teamId } = caller;
  const user = (await selectUserByName(db, teamId, named.toLowerCase())) ?? (await selectUser(db, teamId, named));
  return user ? [user.id] : [];
}
