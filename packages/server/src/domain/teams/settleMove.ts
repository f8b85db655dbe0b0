import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type ReceiveCode, receiveTeam } from "../access/receiveTeam.ts";
import { defineOperation } from "../context.ts";

/** The org agrees to take the workspace in. */
export const settleMove = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string },
  ): Promise<Outcome<object, ReceiveCode | "migration_already_settled">> => {
    const received = await receiveTeam(ctx, input.teamId);
    if (!received.ok) return received;
    if (received.team.move === "settled") return refuse("migration_already_settled");
    await updateTeam(ctx.db, received.team.id, { move: "settled" });
    return succeed({});
  },
);
