import { type Outcome, printTs, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Renames a workspace and notifies its apps and clients. */
export const setTeamName = defineOperation(
  import.meta,
  async (ctx, input: { readonly teamId: string; readonly name: string }): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const { team } = governed;
    if (team.name === input.name) return succeed({});
    await updateTeam(ctx.db, team.id, { name: input.name });
    const payload = { name: input.name, event_ts: printTs(ctx.nowMs * 1000) };
    await emit(ctx, { type: "team_rename", teamId: team.id, audience: "team", payload });
    return succeed({});
  },
);
