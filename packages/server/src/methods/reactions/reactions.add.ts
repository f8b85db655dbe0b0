import { limits } from "@platform/protocol";
import { addReaction } from "../../domain/reactions/addReaction.ts";
import { defineMethod } from "../define.ts";
import { itemErrors, itemOf, itemParams } from "../itemParams.ts";
import { text } from "../params.ts";

export const reactionsAdd = defineMethod({
  name: "reactions.add",
  summary: "Adds the caller's reaction to a message.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["reactions:write"],
  rate: 3,
  params: {
    ...itemParams,
    name: text({
      describe: "The emoji, such as `thumbsup` or `wave::skin-tone-3`, or one of the workspace's own.",
      otherwise: "invalid_name",
    }),
  },
  result: {},
  errors: {
    ...itemErrors,
    invalid_name: "`name` is missing, or names no emoji.",
    already_reacted: "The caller has reacted to the message with this emoji already.",
    too_many_emoji: `The message has ${limits.message_emoji_max} different emoji already.`,
    too_many_reactions: `The caller has reacted to the message with ${limits.message_reactions_per_person_max} emoji already.`,
    no_access: "The caller sees the conversation, but is not in it.",
    is_archived: "The channel is archived.",
    thread_locked: "An admin has locked the thread.",
  },
  notes:
    "Names that mean the same count together: a reaction with `thumbsup` is listed under `+1`. A message lists its reactions in the order in which the first of each kind was added.",
  examples: [
    {
      title: "Thumbs up",
      params: { channel: "C0123456789", timestamp: "1700000000.000100", name: "thumbsup" },
    },
  ],
  async handler(ctx, params) {
    const named = itemOf(params);
    return named.ok ? ctx.write(addReaction, { ...named.item, name: params.name }) : named;
  },
});
