import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { openConversation } from "../channels/openConversation.ts";
import type { Context } from "../context.ts";
import { readContent } from "../messages/content.ts";
import { postMeMessage } from "../messages/postMeMessage.ts";
import { postMessage } from "../messages/postMessage.ts";
import { done, findPerson, firstWord, type RunBuiltin } from "./command.ts";

export const me: RunBuiltin = async (ctx, { channelId, threadTs, text }) => {
  const posted = await ctx.write(postMeMessage, { channelId, threadTs, text });
  return posted.ok ? done : posted;
};

const gesture = "¯\\_(ツ)_/¯";

export const shrug: RunBuiltin = (ctx, { channelId, threadTs, text }) =>
  post(ctx, { channel: channelId, threadTs }, `${text} ${gesture}`.trimStart(), [shrugBlock(text)]);

/** Its own text, because the arms would be read as marks of italic words. */
function shrugBlock(text: string): RichTextBlock {
  const { type, elements } = parseMrkdwn(text);
  const last = elements.at(-1);
  if (last?.type !== "rich_text_section") {
    return {
      type,
      elements: [...elements, { type: "rich_text_section", elements: [{ type: "text", text: gesture }] }],
    };
  }
  const words = [...last.elements, { type: "text" as const, text: ` ${gesture}` }];
  return { type, elements: [...elements.slice(0, -1), { ...last, elements: words }] };
}

export const msg: RunBuiltin = async (ctx, { text }) => {
  const [word, message] = firstWord(text);
  const person = await findPerson(ctx, word);
  if (!person.ok) return person;
  const opening = { channelId: undefined, userIds: [person.userId], preventCreation: false };
  const opened = await ctx.write(openConversation, opening);
  if (!opened.ok) return opened;
  return message === "" ? done : post(ctx, { channel: opened.channel.id }, message);
};

async function post(
  ctx: Context,
  place: { readonly channel: string; readonly threadTs?: string | undefined },
  text: string,
  blocks?: readonly RichTextBlock[],
): ReturnType<RunBuiltin> {
  const read = await readContent(ctx, { text, ...(blocks && { blocks }) });
  if (!read.ok) return read;
  const posted = await ctx.write(postMessage, { ...place, content: read.content });
  return posted.ok ? done : posted;
}
