import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type ReceiveCode, receiveTeam } from "../access/receiveTeam.ts";
import { moveSharing } from "../connections/moveSharing.ts";
import { defineOperation } from "../context.ts";

/** The workspace is the org's from this commit on. */
export const finishMove = defineOperation(
  import.meta,
  async (ctx, input: { readonly teamId: string }): Promise<Outcome<object, ReceiveCode | "migration_not_settled">> => {
    const received = await receiveTeam(ctx, input.teamId);
    if (!received.ok) return received;
    const { team } = received;
    if (team.move !== "settled") return refuse("migration_not_settled");
    await updateTeam(ctx.db, team.id, { org_id: team.moving_to, moving_to: null, move: null });
    if (team.moving_to !== null) await moveSharing(ctx, team.id, team.moving_to);
    return succeed({});
  },
);
