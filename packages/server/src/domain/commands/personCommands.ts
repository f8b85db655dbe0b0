import { readReminderTime } from "@platform/protocol/reminders/readReminderTime.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { endDnd } from "../dnd/endDnd.ts";
import { setSnooze } from "../dnd/setSnooze.ts";
import { muteChannel } from "../preferences/muteChannel.ts";
import { readPreferences } from "../preferences/readPreferences.ts";
import { setStar } from "../stars/setStar.ts";
import { setProfile } from "../users/setProfile.ts";
import { done, type RunBuiltin } from "./command.ts";

const emojiSyntax = /^(:[^\s:]+:)?\s*([^]*)$/;

export const status: RunBuiltin = async (ctx, { text }, { commands }) => {
  const [, emoji = "", words = ""] = emojiSyntax.exec(text === "clear" ? "" : text) ?? [];
  const set = await ctx.write(setProfile, { fields: { status_text: words, status_emoji: emoji } });
  if (!set.ok) return set;
  return { ok: true, say: emoji + words === "" ? commands.statusCleared : commands.status(text) };
};

/** `/dnd 1 hour`, `/dnd for 20 minutes`, `/dnd until 5pm`, `/dnd off`. */
export const dnd: RunBuiltin = async (ctx, { text }, { commands }) => {
  if (/^(off|)$/i.test(text)) {
    await ctx.write(endDnd, undefined);
    return { ok: true, say: commands.notificationsOn };
  }
  const words = text.replace(/^for\s+/i, "");
  const phrases = /^until\s+/i.test(words) ? [`at ${words.slice(6)}`, words.slice(6)] : [`in ${words}`, words];
  const zone = await zoneOf(ctx);
  const until = phrases.map((phrase) => readReminderTime(phrase, { zone, nowMs: ctx.nowMs })).find(Boolean);
  if (!until || until.schedule) return { ok: true, say: commands.dndHelp };
  const minutes = Math.ceil((until.timeMs - ctx.nowMs) / 60_000);
  const snoozed = await ctx.write(setSnooze, { minutes });
  return snoozed.ok ? { ok: true, say: commands.paused(minutes) } : snoozed;
};

export const mute: RunBuiltin = async (ctx, { channelId }, { commands }) => {
  const { mutedChannels } = await readPreferences(ctx);
  const isMuted = !mutedChannels.includes(channelId);
  const muted = await ctx.write(muteChannel, { channelId, isMuted });
  return muted.ok ? { ok: true, say: isMuted ? commands.muted : commands.unmuted } : muted;
};

export const star: RunBuiltin = async (ctx, { channelId }) => {
  const name = { channelId };
  const starred = await ctx.write(setStar, { name, isStarred: true });
  if (starred.ok || starred.error !== "already_starred") return starred;
  const removed = await ctx.write(setStar, { name, isStarred: false });
  return removed.ok ? done : removed;
};

export async function zoneOf({ db, caller }: ReadContext): Promise<string> {
  return (await selectUser(db, caller.teamId, caller.userId))?.tz ?? "UTC";
}
