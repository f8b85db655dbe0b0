import { openConversation } from "../channels/openConversation.ts";
import type { Context } from "../context.ts";
import { readContent } from "../messages/content.ts";
import { postMeMessage } from "../messages/postMeMessage.ts";
import { postMessage } from "../messages/postMessage.ts";
import { done, findPerson, firstWord, type RunBuiltin } from "./command.ts";

export const me: RunBuiltin = async (ctx, { channelId, text }) => {
  const posted = await ctx.write(postMeMessage, { channelId, text });
  return posted.ok ? done : posted;
};

export const shrug: RunBuiltin = (ctx, { channelId, text }) => post(ctx, channelId, `${text} ¯\\_(ツ)_/¯`.trimStart());

export const msg: RunBuiltin = async (ctx, { text }) => {
  const [word, message] = firstWord(text);
  const person = await findPerson(ctx, word);
  if (!person.ok) return person;
  const opening = { channelId: undefined, userIds: [person.userId], preventCreation: false };
  const opened = await ctx.write(openConversation, opening);
  if (!opened.ok) return opened;
  return message === "" ? done : post(ctx, opened.channel.id, message);
};

async function post(ctx: Context, channel: string, text: string): ReturnType<RunBuiltin> {
  const read = await readContent(ctx, { text });
  if (!read.ok) return read;
  const posted = await ctx.write(postMessage, { channel, content: read.content });
  return posted.ok ? done : posted;
}
