import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { BuiltinName } from "@platform/protocol/builtins/builtins.ts";
import { accessRunner } from "../access/accessRunner.ts";
import type { StepContext } from "./builtin.ts";
import { missingScope } from "./missingScope.ts";

/** The step in another workspace: there it acts as the bot of the installation there, with the scopes of that one. */
export async function inTeam(
  ctx: StepContext,
  teamId: string | undefined,
  name: BuiltinName,
): Promise<Outcome<{ ctx: StepContext }, "team_not_found" | "missing_scope">> {
  if (teamId === undefined || teamId === ctx.teamId) return succeed({ ctx });
  const runner = await accessRunner(ctx.db, ctx.appId, teamId);
  if (!runner) return refuse("team_not_found", `install the app in the workspace ${teamId}, or leave team_id out`);
  const lacking = missingScope(name, runner.caller.scopes);
  if (lacking !== undefined) return refuse("missing_scope", `in ${teamId}, the app's bot lacks the scope ${lacking}`);
  return succeed({ ctx: { ...ctx, caller: runner.caller, teamId } });
}
