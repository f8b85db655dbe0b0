import { type Outcome, refuse, succeed } from "@platform/protocol";
import { importKind } from "../../storage/queries/jobs.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { accessJob } from "../access/accessJob.ts";
import { isWorkspaceOwner } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { stopImport } from "./stopImport.ts";

type CancelCode = "job_not_found" | "not_an_owner" | "import_ended";

/** Ends an import. The server that works on it notices before its next write, which is refused. */
export const cancelImport = defineOperation(
  import.meta,
  async (ctx, { jobId }: { readonly jobId: string }): Promise<Outcome<object, CancelCode>> => {
    const found = await accessJob(ctx, jobId);
    if (!found.ok) return refuse(found.error === "not_an_admin" ? "not_an_owner" : found.error);
    const { job } = found;
    const team = job.team_id === null ? undefined : await selectTeam(ctx.db, job.team_id);
    if (job.kind !== importKind || !team) return refuse("job_not_found");
    if (!isWorkspaceOwner(ctx.caller, team)) return refuse("not_an_owner");
    if (job.due_ms === null) return refuse("import_ended");
    await stopImport(ctx, job, { code: "canceled" });
    return succeed({});
  },
);
