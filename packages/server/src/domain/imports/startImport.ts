import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertImportJob } from "../../storage/queries/importJobs.ts";
import { importKind } from "../../storage/queries/jobs.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { accessFile, type FileAccessCode } from "../access/accessFile.ts";
import { isWorkspaceOwner } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { storeJob } from "../jobs/storeJob.ts";

export interface NewImport {
  readonly fileId: string;
  readonly isDryRun: boolean;
  readonly hasFiles: boolean;
  readonly hasRoles: boolean;
}

type StartImportCode = FileAccessCode | "not_an_owner" | "invalid_archive" | "action_already_in_progress";

/** Starts a job that imports an uploaded export into the caller's workspace, or only checks it. */
export const startImport = defineOperation(
  import.meta,
  async (
    ctx,
    { fileId, isDryRun, hasFiles, hasRoles }: NewImport,
  ): Promise<Outcome<{ jobId: string }, StartImportCode>> => {
    const { caller, nowMs } = ctx;
    const team = await selectTeam(ctx.db, caller.teamId);
    if (!team || !isWorkspaceOwner(caller, team)) return refuse("not_an_owner");
    const seen = await accessFile(ctx, fileId);
    if (!seen.ok) return seen;
    const { file } = seen;
    // What others have shared is theirs: the import would remove it.
    if (file.user_id !== caller.userId || file.team_id !== team.id) return refuse("file_not_found");
    if (file.filetype !== "zip" || file.blob_key === null)
      return refuse("invalid_archive", `${file.name} is not a zip file`);
    const started = await storeJob(
      ctx,
      {
        kind: importKind,
        // An import reads everything before it writes anything.
        subjects: isDryRun ? ["check"] : ["check", "import"],
        args: {},
        exclusiveKey: `import into ${team.id}`,
      },
      { caller, orgId: team.org_id, teamId: team.id, dueMs: nowMs + 1 },
    );
    if (!started.ok) return started;
    await insertImportJob(ctx.db, {
      job_id: started.jobId,
      team_id: team.id,
      file_id: file.id,
      file_name: file.name,
      is_dry_run: isDryRun ? 1 : 0,
      has_files: hasFiles ? 1 : 0,
      has_roles: hasRoles ? 1 : 0,
      claim: null,
      progress: null,
      report: null,
      fault: null,
      people_added: 0,
      conversations_added: 0,
      messages_added: 0,
      files_added: 0,
      created_ms: nowMs,
    });
    return succeed({ jobId: started.jobId });
  },
);
