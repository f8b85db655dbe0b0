import { selectImportJob } from "../../storage/queries/importJobs.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";

/** The entry for the end of an import. The call that has started it has one, too. */
export async function noteImportEnd(ctx: WriteContext, job: JobRow, result: string): Promise<void> {
  const row = await selectImportJob(ctx.db, job.id);
  const team = row && (await selectTeam(ctx.db, row.team_id));
  if (!team) return;
  const { people_added, conversations_added, messages_added, files_added } = row;
  await noteAction(ctx, {
    action: "workspace_import_ended",
    entity: { type: "workspace", id: team.id, state: { name: team.name, domain: team.domain } },
    teamId: team.id,
    actorId: job.actor_id,
    details: {
      job_id: job.id,
      file: row.file_name,
      dry_run: row.is_dry_run === 1,
      result,
      ...(row.is_dry_run === 0 && { people_added, conversations_added, messages_added, files_added }),
    },
  });
}
