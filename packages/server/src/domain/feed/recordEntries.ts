import { deleteMentionsOf, insertEntries, type NewEntry } from "../../storage/queries/feed.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import type { WriteContext } from "../context.ts";
import { namedIn } from "../messages/namedIn.ts";

interface Home {
  readonly key: number;
}

const mentionSign = /<[@!]/;

/** Records a message for the members whom it mentions. Most messages mention nobody, and cost no statement. */
export async function recordMentions(
  ctx: WriteContext,
  channel: Home,
  { ts, json }: { readonly ts: number; readonly json: string },
  authorId: string,
  atTs = ts,
): Promise<void> {
  if (!mentionSign.test(json)) return;
  const { people, members, isForAll } = await namedIn(ctx, json);
  const mention = (name: string): NewEntry => ({
    kind: "mention",
    channelKey: channel.key,
    ts,
    actorId: authorId,
    name,
    atTs,
    createdMs: ctx.nowMs,
  });
  await insertEntries(ctx.db, mention("user"), { only: [...people] });
  await insertEntries(ctx.db, mention("group"), { only: [...members] });
  if (isForAll) await insertEntries(ctx.db, mention("channel"), { except: [...people, ...members] });
}

/** After an edit, the message is listed for the people whom it mentions now. */
export async function rerecordMentions(
  ctx: WriteContext,
  channel: Home,
  message: { readonly ts: number; readonly json: string; readonly before: string },
  authorId: string,
): Promise<void> {
  if (mentionsOf(message.before) === mentionsOf(message.json)) return;
  await deleteMentionsOf(ctx.db, channel.key, message.ts);
  await recordMentions(ctx, channel, message, authorId, ctx.nowMs * 1000);
}

function mentionsOf(json: string): string {
  const mentions = Array.from(json.matchAll(/<(?:@|!subteam\^)\w+|<!(?:here|channel|everyone)/g), ([text]) => text);
  return [...new Set(mentions)].toSorted().join(" ");
}

/** Records a reaction of the caller for the author of the message. */
export async function recordReaction(ctx: WriteContext, channel: Home, message: MessageRow, name: string) {
  const { userId: actorId } = ctx.caller;
  const entry = { kind: "reaction", channelKey: channel.key, ts: message.ts, actorId, name } as const;
  await insertEntries(
    ctx.db,
    { ...entry, atTs: ctx.nowMs * 1000, createdMs: ctx.nowMs },
    { only: [message.user_id].filter(Boolean) },
  );
}

/** Records for people that another person added them to a channel. */
export async function recordInvitations(ctx: WriteContext, channel: Home, people: readonly string[], inviter: string) {
  const entry = { kind: "invitation", channelKey: channel.key, ts: 0, actorId: inviter, name: "" } as const;
  await insertEntries(ctx.db, { ...entry, atTs: ctx.nowMs * 1000, createdMs: ctx.nowMs }, { only: people });
}
