import type { Message, Reaction, Timeline } from "./types.ts";

/** Where a timestamp stands, or would stand. Timestamps are texts of one length, so they compare as texts. */
function indexOfTs(messages: readonly Message[], ts: string): number {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.ts ?? "") < ts) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function findMessage(timeline: Timeline | undefined, ts: string): Message | undefined {
  const found = timeline?.messages[indexOfTs(timeline.messages, ts)];
  return found?.ts === ts ? found : undefined;
}

/** Puts a message in its place; one that is there already is replaced, so hearing of it twice changes nothing. */
export function putMessage(timeline: Timeline, message: Message): Timeline {
  const { messages } = timeline;
  const at = indexOfTs(messages, message.ts);
  const isThere = messages[at]?.ts === message.ts;
  // What is newer than the stretch that is known would leave a gap in it.
  if (!isThere && at === messages.length && timeline.hasNewer) return timeline;
  if (!isThere && at === 0 && timeline.hasOlder && messages.length > 0) return timeline;
  return { ...timeline, messages: messages.toSpliced(at, isThere ? 1 : 0, message) };
}

export function dropMessage(timeline: Timeline, ts: string): Timeline {
  const at = indexOfTs(timeline.messages, ts);
  if (timeline.messages[at]?.ts !== ts) return timeline;
  return { ...timeline, messages: timeline.messages.toSpliced(at, 1) };
}

export function changeMessage(timeline: Timeline, ts: string, change: (message: Message) => Message): Timeline {
  const at = indexOfTs(timeline.messages, ts);
  const found = timeline.messages[at];
  if (found?.ts !== ts) return timeline;
  return { ...timeline, messages: timeline.messages.with(at, change(found)) };
}

/** A page that was read again replaces what it covers: messages that are gone since go with it. */
export function putPage(timeline: Timeline | undefined, page: readonly Message[], edge: Edge): Timeline {
  const [first, last] = [page[0], page.at(-1)];
  if (!timeline || !first || !last) {
    return { messages: page, hasOlder: edge.hasOlder ?? false, hasNewer: edge.hasNewer ?? false };
  }
  const { messages } = timeline;
  const before = messages.slice(0, indexOfTs(messages, first.ts));
  const after = messages.slice(indexOfTs(messages, `${last.ts}~`));
  return {
    messages: [...before, ...page, ...after],
    hasOlder: before.length > 0 ? timeline.hasOlder : (edge.hasOlder ?? timeline.hasOlder),
    hasNewer: after.length > 0 ? timeline.hasNewer : (edge.hasNewer ?? timeline.hasNewer),
  };
}

interface Edge {
  readonly hasOlder?: boolean;
  readonly hasNewer?: boolean;
}

export function withReaction(message: Message, name: string, user: string): Message {
  const reactions = message.reactions ?? [];
  const known = reactions.find((reaction) => reaction.name === name);
  if (known?.users.includes(user)) return message;
  const changed: Reaction = known
    ? { ...known, users: [...known.users, user], count: known.count + 1 }
    : { name, users: [user], count: 1 };
  const list = known ? reactions.map((reaction) => (reaction === known ? changed : reaction)) : [...reactions, changed];
  return { ...message, reactions: list };
}

export function withoutReaction(message: Message, name: string, user: string): Message {
  const reactions = (message.reactions ?? []).flatMap((reaction) => {
    if (reaction.name !== name || !reaction.users.includes(user)) return [reaction];
    const users = reaction.users.filter((id) => id !== user);
    return reaction.count > 1 ? [{ ...reaction, users, count: reaction.count - 1 }] : [];
  });
  return { ...message, reactions };
}

/** What the first message of a thread says about its replies, after one more. */
export function withReply(root: Message, reply: Message): Message {
  if (root.latest_reply !== undefined && root.latest_reply >= reply.ts) return root;
  const users = root.reply_users ?? [];
  const replier = reply.user ?? reply.bot_id ?? "";
  return {
    ...root,
    thread_ts: root.ts,
    reply_count: (root.reply_count ?? 0) + 1,
    latest_reply: reply.ts,
    reply_users: users.includes(replier) ? users : [...users, replier],
  };
}

export function withoutReply(root: Message): Message {
  return { ...root, reply_count: Math.max(0, (root.reply_count ?? 0) - 1) };
}
