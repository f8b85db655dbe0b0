import { limits, type Outcome, refuse, slackbotId, succeed } from "@platform/protocol";
import { selectIsBarred } from "../../storage/queries/barriers.ts";
import { selectShareChannel } from "../../storage/queries/members.ts";
import { accessUserOrSlackbot, type UserRow } from "../access/accessUser.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";

export type PeopleCode =
  | "access_denied"
  | "invalid_user_combination"
  | "not_enough_users"
  | "too_many_users"
  | "user_disabled"
  | "user_not_found"
  | "user_not_visible";

/** The others of a direct conversation with the caller; nobody when it is the one with oneself. */
export async function directPeople(
  ctx: ReadContext,
  userIds: readonly string[],
): Promise<Outcome<{ others: UserRow[] }, PeopleCode>> {
  const { caller } = ctx;
  const ids = [...new Set(userIds)].filter((id) => id !== caller.userId);
  const isAlone = ids.length === 0;
  // A bot has nothing to tell itself.
  if (userIds.length === 0 || (isAlone && caller.kind === "bot")) return refuse("not_enough_users");
  if (ids.length > limits.direct_others_max) return refuse("too_many_users");
  const others: UserRow[] = [];
  for (const id of ids) {
    const found = await findPerson(ctx, id);
    if (!found.ok) return found;
    others.push(found.user);
  }
  return (await canMeet(ctx, others)) ? succeed({ others }) : refuse("invalid_user_combination");
}

async function findPerson(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ user: UserRow }, "access_denied" | "user_disabled" | "user_not_found" | "user_not_visible">> {
  const found = await accessUserOrSlackbot(ctx, id);
  if (!found.ok) return found;
  if (found.user.deactivated_ms !== null) return refuse("user_disabled");
  if (id === slackbotId) return found;
  // Guests know those whom they meet in a channel, and nobody else.
  if (isGuest(ctx.caller) && !(await selectShareChannel(ctx.db, ctx.caller.userId, id, ctx.caller.teamId))) {
    return refuse("user_not_visible");
  }
  return found;
}

/** Two bots have no use for a DM, Slackbot is one of them here and in no group, and a group would let people meet whom a barrier keeps apart. */
async function canMeet({ db, caller }: ReadContext, others: readonly UserRow[]): Promise<boolean> {
  const [first] = others;
  if (others.length === 1) return caller.kind !== "bot" || (first?.bot_id === null && first.id !== slackbotId);
  if (others.some(({ id }) => id === slackbotId)) return false;
  const people = others.filter((user) => user.bot_id === null);
  for (const [at, one] of people.entries()) {
    for (const other of people.slice(at + 1)) {
      if (await selectIsBarred(db, caller.teamId, one.id, other.id)) return false;
    }
  }
  return true;
}
