import { type Static, Type } from "typebox";
import { closed, defineObject, type Tell } from "../blockkit/define.ts";

const conversationKinds = ["im", "mpim", "private", "public"] as const;

export const filterSchema = closed({
  include: Type.Optional(
    Type.Array(Type.Enum([...conversationKinds]), { minItems: 1, maxItems: conversationKinds.length }),
  ),
  exclude_external_shared_channels: Type.Optional(Type.Boolean()),
  exclude_bot_users: Type.Optional(Type.Boolean()),
});

export type Filter = Static<typeof filterSchema>;

/** A filter that filters nothing is a mistake, and so is a kind that is named twice. */
export function checkFilter(given: Filter, tell: Tell): void {
  if (Object.keys(given).length === 0) tell("must have minimum 1 properties");
  if (given.include && new Set(given.include).size < given.include.length) {
    tell("Input contains duplicate items", "include");
  }
}

export const filter = defineObject({
  name: "filter",
  summary: "Which conversations a menu offers.",
  schema: filterSchema,
  rules: checkFilter,
  example: { include: ["public", "mpim"], exclude_bot_users: true },
});
