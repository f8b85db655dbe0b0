import { idSource, slackbotId, slackbotName } from "@platform/protocol";
import { selectChannelIdByName } from "../../storage/queries/channels.ts";
import type { SearchPage } from "../../storage/queries/foundMessages.ts";
import { selectDirectKey } from "../../storage/queries/search.ts";
import { selectUser, selectUserByName } from "../../storage/queries/users.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { directKey } from "../channels/openDirect.ts";
import { accessSelf } from "../access/accessSelf.ts";
import type { ReadContext } from "../context.ts";
import { resolveEmoji } from "../emoji/resolveEmoji.ts";
import { readDay } from "./days.ts";
import type { AskedFilter } from "./parseQuery.ts";

export type Narrowing = Pick<
  SearchPage,
  | "channelKeys"
  | "notChannelKeys"
  | "userIds"
  | "notUserIds"
  | "hasLink"
  | "isPinned"
  | "isInThread"
  | "reactions"
  | "fromTs"
  | "beforeTs"
>;

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
  return filter === "before" || filter === "after" || filter === "on";
}

async function narrow(ctx: ReadContext, so: Narrowing, asked: AskedFilter, zone: string): Promise<Narrowing> {
  const { filter, value, isNot } = asked;
  switch (filter) {
    case "in": {
      const keys = await channelKeys(ctx, value);
      return isNot
        ? { ...so, notChannelKeys: [...(so.notChannelKeys ?? []), ...keys] }
        : { ...so, channelKeys: [...(so.channelKeys ?? []), ...keys] };
    }
    case "from": {
      const ids = await userIds(ctx, value);
      return isNot
        ? { ...so, notUserIds: [...(so.notUserIds ?? []), ...ids] }
        : { ...so, userIds: [...(so.userIds ?? []), ...ids] };
    }
    case "has":
      return narrowByWhatItHas(ctx, so, value, isNot);
    case "is":
      return value.toLowerCase() === "thread" ? { ...so, isInThread: !isNot } : unknown(so, isNot);
    default:
      return isNot ? so : narrowTime(so, filter, readDay(value, zone, ctx.nowMs));
  }
}

/** Nothing is what nobody knows, and everything is not. */
function unknown(so: Narrowing, isNot: boolean): Narrowing {
  return isNot ? so : nothing(so);
}

function nothing(so: Narrowing): Narrowing {
  return { ...so, channelKeys: [] };
}

/** A link, a pin, any reaction, or the one whose name stands between colons. */
async function narrowByWhatItHas(ctx: ReadContext, so: Narrowing, value: string, isNot: boolean): Promise<Narrowing> {
  const known = so.reactions ?? [];
  switch (value.toLowerCase()) {
    case "link":
      return { ...so, hasLink: !isNot };
    case "pin":
      return { ...so, isPinned: !isNot };
    case "reaction":
      return { ...so, reactions: [...known, { isNot }] };
    default: {
      const name = /^:.+:$/.test(value) ? await resolveEmoji(ctx, value) : undefined;
      return name === undefined ? unknown(so, isNot) : { ...so, reactions: [...known, { name, isNot }] };
    }
  }
}

function narrowTime(so: Narrowing, filter: string, day: ReturnType<typeof readDay>): Narrowing {
  if (!day) return nothing(so);
  const [startTs, endTs] = [day.startMs * 1000, day.endMs * 1000];
  const fromTs = filter === "before" ? so.fromTs : Math.max(so.fromTs ?? 0, filter === "after" ? endTs : startTs);
  const beforeTs =
    filter === "after" ? so.beforeTs : Math.min(so.beforeTs ?? Infinity, filter === "before" ? startTs : endTs);
  return { ...so, fromTs, beforeTs };
}

const channelLink = new RegExp(`^<#(${idSource("channel", "dm")})(?:\\|[^>]*)?>$`);
const userLink = new RegExp(`^<@(${idSource("user")})(?:\\|[^>]*)?>$`);

/** `#general`, `general`, `<#C123|general>`, an id, or `@bob` for the direct messages with him. */
async function channelKeys(ctx: ReadContext, value: string): Promise<number[]> {
  const named = channelLink.exec(value)?.[1] ?? value.replace(/^#/, "");
  if (value.startsWith("@") || value.startsWith("<@")) {
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
