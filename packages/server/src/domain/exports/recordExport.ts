import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectTeam } from "../../storage/queries/teams.ts";
import { defineOperation } from "../context.ts";

/** Only for its entry in the audit log: checks that the workspace is still there. */
export const recordExport = defineOperation(
  import.meta,
  async (ctx, { teamId }: { readonly teamId: string }): Promise<Outcome<object, "team_not_found">> => {
    const team = await selectTeam(ctx.db, teamId);
    return team && team.deleted_ms === null ? succeed({}) : refuse("team_not_found");
  },
);
