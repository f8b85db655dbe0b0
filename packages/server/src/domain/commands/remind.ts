import { readReminderTime } from "@platform/protocol/reminders/readReminderTime.ts";
import { splitReminder } from "@platform/protocol/reminders/splitReminder.ts";
import type { ReminderRow } from "../access/accessReminder.ts";
import { addReminder } from "../reminders/addReminder.ts";
import { listReminders } from "../reminders/listReminders.ts";
import type { Context } from "../context.ts";
import type { Texts } from "../strings/texts.ts";
import { findChannel, findPerson, firstWord, type RunBuiltin } from "./command.ts";
import { zoneOf } from "./personCommands.ts";

/** `/remind [me | @person | #channel] what when`; when may come first, and what may be quoted. */
export const remind: RunBuiltin = async (ctx, { text }, texts) => {
  const { commands } = texts;
  if (/^(help|)$/i.test(text)) return { ok: true, say: commands.remindHelp };
  if (/^list$/i.test(text)) return { ok: true, say: await listText(ctx, texts) };
  const target = await readTarget(ctx, text);
  if (!target.ok) return target;
  const zone = await zoneOf(ctx);
  const isTime = (phrase: string) => readReminderTime(phrase, { zone, nowMs: ctx.nowMs }) !== undefined;
  const split = splitReminder(target.rest, isTime);
  if (!split) return { ok: true, say: commands.remindTimeMissing(commands.remindHelp) };
  const { userId, channelId } = target;
  const asked = { text: split.what, time: split.when, recurrence: undefined, userId, channelId };
  const added = await ctx.write(addReminder, asked);
  if (!added.ok) return added;
  const when = timeText(added.reminder, zone, texts);
  if (channelId === undefined) return { ok: true, say: commands.reminds(split.what, when) };
  return { ok: true, say: commands.remindsChannel(`<#${channelId}>`, split.what, when) };
};

type Target =
  | { readonly ok: true; readonly rest: string; readonly userId?: string; readonly channelId?: string }
  | { readonly ok: false; readonly error: string };

async function readTarget(ctx: Context, text: string): Promise<Target> {
  const [word, rest] = firstWord(text);
  if (word.toLowerCase() === "me") return { ok: true, rest };
  if (word.startsWith("<@") || word.startsWith("@")) {
    const person = await findPerson(ctx, word);
    return person.ok ? { ok: true, rest, userId: person.userId } : person;
  }
  if (word.startsWith("<#") || word.startsWith("#")) {
    const channel = await findChannel(ctx, word);
    return channel.ok ? { ok: true, rest, channelId: channel.channelId } : channel;
  }
  return { ok: true, rest: text };
}

async function listText(ctx: Context, texts: Texts): Promise<string> {
  const zone = await zoneOf(ctx);
  const open = (await listReminders(ctx)).filter((reminder) => reminder.completed_ms === null);
  if (open.length === 0) return texts.commands.noReminders;
  const lines = open.map((reminder) => `• ${reminder.text} ${timeText(reminder, zone, texts)}`);
  return [texts.commands.reminders, ...lines].join("\n");
}

function timeText({ time_ms: timeMs, schedule }: ReminderRow, zone: string, { commands, locale }: Texts): string {
  const at = new Date(timeMs).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
  return schedule === null ? commands.on(at) : commands.onAndOn(at);
}
