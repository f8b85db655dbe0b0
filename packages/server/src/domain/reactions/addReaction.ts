import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertReaction, selectReactionCount } from "../../storage/queries/reactions.ts";
import { accessMessageToChange, type MessageName } from "../access/accessMessage.ts";
import { recordActs } from "../analytics/recordActs.ts";
import { defineOperation } from "../context.ts";
import { resolveEmoji } from "../emoji/resolveEmoji.ts";
import { recordReaction } from "../feed/recordEntries.ts";
import { parseBody } from "../messages/message.ts";
import { isThreadLocked, type ReactionCode, type ReactionChange, writeReactions } from "./changeReactions.ts";
import { withReaction } from "./reactions.ts";

export type AddReactionCode = ReactionCode | "already_reacted" | "too_many_emoji" | "too_many_reactions";

/** Adds the caller's reaction to a message: to its row, to what a page of the channel shows, and to the events. */
export const addReaction = defineOperation(
  import.meta,
  async (ctx, input: MessageName & { readonly name: string }): Promise<Outcome<object, AddReactionCode>> => {
    const name = await resolveEmoji(ctx, input.name);
    if (name === undefined) return refuse("invalid_name");
    const seen = await accessMessageToChange(ctx, input);
    if (!seen.ok) return seen.error === "not_in_channel" ? refuse("no_access") : refuse(seen.error);
    const { channel, message } = seen;
    if (await isThreadLocked(ctx, channel, message)) return refuse("thread_locked");

    const { userId } = ctx.caller;
    const reactions = parseBody(message.body).reactions ?? [];
    const isNewKind = !reactions.some((reaction) => reaction.name === name);
    const own = await selectReactionCount(ctx.db, { channelKey: channel.key, ts: message.ts, userId });
    const isNew = await insertReaction(ctx.db, channel.key, message.ts, name, userId, ctx.nowMs);
    if (!isNew) return refuse("already_reacted");
    if (isNewKind && reactions.length >= limits.message_emoji_max) return refuse("too_many_emoji");
    if (own >= limits.message_reactions_per_person_max) return refuse("too_many_reactions");

    const change: ReactionChange = { type: "reaction_added", name, channel, message };
    await writeReactions(ctx, change, withReaction(reactions, name, userId));
    await recordReaction(ctx, channel, message, name);
    await recordActs(ctx, channel.key, [{ ts: message.ts, kind: "reaction" }]);
    return succeed({});
  },
);
