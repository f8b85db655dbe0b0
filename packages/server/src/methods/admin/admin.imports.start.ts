import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { startImport } from "../../domain/imports/startImport.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id } from "../params.ts";

export const adminImportsStart = defineMethod({
  name: "admin.imports.start",
  summary: "Starts a job that imports an export of Slack into the caller's workspace, or checks it.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write", "admin"],
  rate: 1,
  params: {
    file: id({
      object: "file",
      describe: "The zip file of the export: a file that the caller has uploaded.",
      otherwise: "file_not_found",
    }),
    dry_run: defaulted(
      flag({ describe: "Reads everything, writes nothing, and reports what would be imported." }),
      false,
    ),
    with_files: defaulted(
      flag({ describe: "Fetches files that the export only names from Slack, with the token in its links." }),
      true,
    ),
    with_roles: defaulted(
      flag({
        describe: "Owners and admins of the export become owners and admins here: only for exports that you trust.",
      }),
      false,
    ),
  },
  result: { job_id: Type.String({ description: "For `admin.jobs.info`, which has the progress and the report." }) },
  errors: {
    file_not_found: "`file` names no file that the caller has uploaded to this workspace.",
    file_deleted: "The file was deleted.",
    invalid_archive: "The file is not a zip file.",
    not_an_owner: "Only owners of the workspace or of its org import into it.",
    action_already_in_progress: "Another import into this workspace is not complete.",
  },
  examples: [
    { title: "Check an export", params: { file: "F0123456789", dry_run: true } },
    { title: "Import it", params: { file: "F0123456789" } },
  ],
  notes: `A method of this server's own. The job has the item \`check\`, which reads the whole export, and the item \`import\`. An import that was interrupted continues, on any server. Its archive is deleted after its end, otherwise after ${limits.import_archive_life_s / 86_400} days.`,
  async handler(ctx, { file, dry_run: isDryRun, with_files: hasFiles, with_roles: hasRoles }) {
    const started = await ctx.write(startImport, { fileId: file, isDryRun, hasFiles, hasRoles });
    return started.ok ? succeed({ job_id: started.jobId }) : started;
  },
});
