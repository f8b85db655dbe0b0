import { limits } from "@platform/protocol";

/** The reactions of a message, in the order in which the first of each kind was added. */
export interface Reaction {
  readonly name: string;
  /** The first people who reacted; not all of them if they are many. */
  readonly users: readonly string[];
  readonly count: number;
}

/** The reactions of a message once one more person has reacted. */
export function withReaction(reactions: readonly Reaction[], name: string, userId: string): Reaction[] {
  if (!reactions.some((reaction) => reaction.name === name)) return [...reactions, { name, users: [userId], count: 1 }];
  return reactions.map((reaction) => {
    if (reaction.name !== name) return reaction;
    const { users, count } = reaction;
    const listed = users.length < limits.reaction_users_max ? [...users, userId] : users;
    return { name, users: listed, count: count + 1 };
  });
}

/** The reactions of a message once a person has taken one back. */
export function withoutReaction(reactions: readonly Reaction[], name: string, userId: string): Reaction[] {
  return reactions.flatMap((reaction) => {
    if (reaction.name !== name) return [reaction];
    const { users, count } = reaction;
    return count > 1 ? [{ name, users: users.filter((user) => user !== userId), count: count - 1 }] : [];
  });
}
