import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { accessTeam } from "../access/accessTeam.ts";
import { isOwnerOf } from "../access/governTeam.ts";
import { type ReceiveCode, receiveTeam } from "../access/receiveTeam.ts";
import { defineOperation, type WriteContext } from "../context.ts";

export type CancelCode = ReceiveCode | "not_an_owner" | "migration_not_begun";

/** Calls a move off, for whichever side asks. An owner who named the wrong org would be locked out for good otherwise. */
export const cancelMove = defineOperation(
  import.meta,
  async (ctx, input: { readonly teamId: string }): Promise<Outcome<object, CancelCode>> => {
    const isOwn = input.teamId === ctx.caller.teamId;
    const allowed = isOwn ? await leaveAsOwner(ctx, input.teamId) : await receiveTeam(ctx, input.teamId);
    if (!allowed.ok) return allowed;
    await updateTeam(ctx.db, input.teamId, { moving_to: null, move: null });
    return succeed({});
  },
);

async function leaveAsOwner(ctx: WriteContext, teamId: string): Promise<Outcome<object, CancelCode>> {
  const own = await accessTeam(ctx, { id: teamId });
  if (!own.ok) return own;
  if (!isOwnerOf(ctx.caller, own.team)) return refuse("not_an_owner");
  return own.team.move === null ? refuse("migration_not_begun") : succeed({});
}
