import { removeReaction } from "../../domain/reactions/removeReaction.ts";
import { defineMethod } from "../define.ts";
import { itemErrors, itemOf, itemParams } from "../itemParams.ts";
import { text } from "../params.ts";

export const reactionsRemove = defineMethod({
  name: "reactions.remove",
  summary: "Removes the caller's reaction from a message.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["reactions:write"],
  rate: 2,
  params: {
    ...itemParams,
    name: text({ describe: "The emoji, under any of its names.", otherwise: "invalid_name" }),
  },
  result: {},
  errors: {
    ...itemErrors,
    invalid_name: "`name` is missing, or names no emoji.",
    no_reaction: "The caller has not reacted to the message with this emoji.",
    no_access: "The caller sees the conversation, but is not in it.",
    is_archived: "The channel is archived.",
    thread_locked: "An admin has locked the thread.",
  },
  examples: [
    {
      title: "No thumbs up after all",
      params: { channel: "C0123456789", timestamp: "1700000000.000100", name: "thumbsup" },
    },
  ],
  async handler(ctx, params) {
    const named = itemOf(params);
    return named.ok ? ctx.write(removeReaction, { ...named.item, name: params.name }) : named;
  },
});
