import { succeed } from "@platform/protocol";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import { updateUser } from "../../storage/queries/users.ts";
import { accessSelf } from "../access/accessSelf.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { signalPresence } from "../events/presenceSignal.ts";

/** Sets the caller away until they say otherwise, or lets their activity decide. Presence belongs to the account. */
export const setPresence = defineOperation(import.meta, async (ctx, { isAway }: { readonly isAway: boolean }) => {
  const user = await accessSelf(ctx);
  if ((user.is_away === 1) === isAway) return succeed({});
  await updateUser(ctx.db, user, { is_away: isAway ? 1 : 0 });
  await signalPresence(ctx, { userId: user.id, isAway });
  const payload = { presence: isAway ? "away" : "active" } as const;
  for (const { id: teamId } of await selectTeamsOfUser(ctx.db, user.id)) {
    await emit(ctx, { type: "manual_presence_change", teamId, userId: user.id, audience: "user", payload });
  }
  return succeed({});
});
