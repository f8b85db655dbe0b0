import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import { currentCaller } from "../access/currentCaller.ts";
import { isWorkspaceOwner } from "../access/roles.ts";
import type { Caller } from "../caller.ts";
import type { WriteContext } from "../context.ts";

export type ImportActorCode = "account_inactive" | "not_an_owner";

/** The owner who has started an import, with the rights of this moment. */
export async function importActor(
  ctx: WriteContext,
  job: JobRow,
): Promise<Outcome<{ caller: Caller }, ImportActorCode>> {
  const caller = await currentCaller(ctx.db, JSON.parse(job.caller) as Caller);
  if (!caller) return refuse("account_inactive");
  const team = await selectTeam(ctx.db, caller.teamId);
  return team && isWorkspaceOwner(caller, team) ? succeed({ caller }) : refuse("not_an_owner");
}
