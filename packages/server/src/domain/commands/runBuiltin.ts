import type { BuiltinCommandName } from "@platform/protocol/builtinCommands.ts";
import type { Context } from "../context.ts";
import { type Texts, textsFor } from "../strings/texts.ts";
import { archive, invite, join, kick, leave, rename, topic, who } from "./channelCommands.ts";
import type { GivenCommand, RunBuiltin } from "./command.ts";
import { me, msg, shrug } from "./messageCommands.ts";
import { dnd, mute, star, status } from "./personCommands.ts";
import { remind } from "./remind.ts";
import { showCommandAnswer } from "./showCommandAnswer.ts";
import { slackauthticket } from "./slackauthticket.ts";

const commands: Readonly<Record<BuiltinCommandName, RunBuiltin>> = {
  archive,
  close: leave,
  dm: msg,
  dnd,
  invite,
  join,
  kick,
  leave,
  me,
  msg,
  mute,
  open: join,
  part: leave,
  remind,
  remove: kick,
  rename,
  shrug,
  slackauthticket,
  star,
  status,
  topic,
  who,
};

/**
 * Runs a command of the platform as the method of the same purpose would, with the caller's own permissions. Returns
 * the answer for the person, or why it failed, in their language; nothing where the effect speaks for itself.
 */
export async function runBuiltin(
  ctx: Context,
  name: BuiltinCommandName,
  given: GivenCommand,
): Promise<string | undefined> {
  const texts = await textsFor(ctx.db, ctx.caller);
  const result = await commands[name](ctx, { ...given, text: given.text.trim() }, texts);
  return result.ok ? result.say : texts.commands.failed(name, reasonOf(result.error, texts));
}

function reasonOf(code: string, { reasons }: Texts): string {
  return (reasons as Readonly<Record<string, string>>)[code] ?? code.replaceAll("_", " ");
}

/** The same, where Slackbot shows the person the answer. */
export async function runAndShowBuiltin(
  ctx: Context,
  name: BuiltinCommandName,
  given: GivenCommand,
): Promise<{ readonly isShown: boolean }> {
  const text = await runBuiltin(ctx, name, given);
  if (text === undefined) return { isShown: false };
  const shown = await ctx.write(showCommandAnswer, { ...given, text });
  return { isShown: shown.ok && shown.isShown };
}
