import { selectTeam } from "../../storage/queries/teams.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";

/** The entry for an invitation or a decision about one, in the log of the workspace that the person would join. */
export async function noteInvite(
  ctx: WriteContext,
  action: "user_invited" | "invite_request_approved" | "invite_request_denied",
  { teamId, email }: { readonly teamId: string; readonly email: string },
): Promise<void> {
  const team = await selectTeam(ctx.db, teamId);
  const state = { name: team?.name ?? "", domain: team?.domain ?? "" };
  await noteAction(ctx, { action, entity: { type: "workspace", id: teamId, state }, teamId, details: { email } });
}
