import { limits, slackbotId, slackbotName } from "@platform/protocol";
import { selectChannelIdByName } from "../../storage/queries/channels.ts";
import { selectUserByName } from "../../storage/queries/users.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { accessUser } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";

/** What is already a link or a mention is left alone; a name stands at the beginning or after what is no word. */
const namePattern = /<[^<>]*>|(?<![\w@#/.&-])([@#])([\p{L}\p{N}_](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_])?)/gu;
const urlPattern = /<[^<>]*>|https?:\/\/[^\s<>|]*[^\s<>|.,;:!?)\]}'"]/g;
const everybody = new Set(["here", "channel", "everyone"]);

/** Turns `@name` and `#name` into mentions, where they name a person or a channel that the caller can see. */
export async function linkNames(ctx: ReadContext, text: string): Promise<string> {
  const mentions = new Map<string, string>();
  for (const [whole, sign, name] of text.matchAll(namePattern)) {
    if (sign === undefined || name === undefined || mentions.has(whole)) continue;
    // Each is a look-up, and nobody reads a text with more names than this.
    if (mentions.size >= limits.linked_names_max) break;
    mentions.set(whole, (await mentionOf(ctx, sign, name.toLowerCase())) ?? whole);
  }
  return mentions.size === 0 ? text : text.replace(namePattern, (whole) => mentions.get(whole) ?? whole);
}

/** Puts web addresses into the brackets that make them links. */
export function linkUrls(text: string): string {
  return text.replace(urlPattern, (whole) => (whole.startsWith("<") ? whole : `<${whole}>`));
}

async function mentionOf(ctx: ReadContext, sign: string, name: string): Promise<string | undefined> {
  const { db, caller } = ctx;
  if (sign === "#") {
    const id = await selectChannelIdByName(db, caller.teamId, name);
    const channel = id === undefined ? undefined : await findReadableChannel(ctx, id);
    return channel && `<#${channel.id}|${name}>`;
  }
  if (everybody.has(name)) return `<!${name}>`;
  if (name === slackbotName) return `<@${slackbotId}>`;
  const user = await selectUserByName(db, caller.teamId, name);
  const seen = user && (await accessUser(ctx, user.id));
  return seen?.ok ? `<@${seen.user.id}>` : undefined;
}
