import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteReactionEntry } from "../../storage/queries/feed.ts";
import { deleteReaction, selectReactors } from "../../storage/queries/reactions.ts";
import { accessMessageToChange, type MessageName } from "../access/accessMessage.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { resolveEmoji } from "../emoji/resolveEmoji.ts";
import { parseBody } from "../messages/message.ts";
import { isThreadLocked, type ReactionChange, type ReactionCode, writeReactions } from "./changeReactions.ts";
import { type Reaction, withoutReaction } from "./reactions.ts";

export type RemoveReactionCode = ReactionCode | "no_reaction";

/** Removes the caller's reaction from a message. A reaction with a deleted emoji can still be removed. */
export const removeReaction = defineOperation(
  import.meta,
  async (ctx, input: MessageName & { readonly name: string }): Promise<Outcome<object, RemoveReactionCode>> => {
    const known = await resolveEmoji(ctx, input.name);
    const seen = await accessMessageToChange(ctx, input);
    if (!seen.ok) return seen.error === "not_in_channel" ? refuse("no_access") : refuse(seen.error);
    const { channel, message } = seen;
    const reactions = parseBody(message.body).reactions ?? [];
    const name = known ?? reactions.find((reaction) => reaction.name === input.name)?.name;
    if (name === undefined) return refuse("invalid_name");
    if (await isThreadLocked(ctx, channel, message)) return refuse("thread_locked");

    const wasThere = await deleteReaction(ctx.db, channel.key, message.ts, name, ctx.caller.userId);
    if (!wasThere) return refuse("no_reaction");
    await deleteReactionEntry(ctx.db, channel.key, message.ts, ctx.caller.userId, name);
    const change: ReactionChange = { type: "reaction_removed", name, channel, message };
    const left = withoutReaction(reactions, name, ctx.caller.userId);
    await writeReactions(ctx, change, await refill(ctx, change, left));
    return succeed({});
  },
);

/** If the list of people is truncated, the next person takes the place that has become free. */
async function refill(
  { db }: WriteContext,
  { name, channel, message }: ReactionChange,
  reactions: readonly Reaction[],
): Promise<readonly Reaction[]> {
  const changed = reactions.find((reaction) => reaction.name === name);
  if (!changed || changed.users.length === changed.count || changed.users.length >= limits.reaction_users_max) {
    return reactions;
  }
  const users = await selectReactors(db, channel.key, message.ts, name, limits.reaction_users_max);
  return reactions.map((reaction) => (reaction === changed ? { ...changed, users } : reaction));
}
