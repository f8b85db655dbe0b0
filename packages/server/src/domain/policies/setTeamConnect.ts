import { type Outcome, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { changeBlocked, type ConnectChange } from "./connectPolicy.ts";

/** Says what of a workspace may be linked in channels shared with other organizations. */
export const setTeamConnect = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly change: ConnectChange },
  ): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const { team } = governed;
    await updateTeam(ctx.db, team.id, { connect_blocked: changeBlocked(team.connect_blocked, input.change) });
    return succeed({});
  },
);
