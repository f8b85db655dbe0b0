import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { startAuditExport } from "../../domain/audit/startAuditExport.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, optional } from "../params.ts";

export const adminAuditExport = defineMethod({
  name: "admin.audit.export",
  summary: "Starts a job that writes the audit log into a file.",
  http: "POST",
  tokens: ["user"],
  scopes: ["auditlogs:read", "admin"],
  rate: 1,
  params: {
    team_id: optional({ ...teamParam, describe: "Of one workspace alone; else of all that the caller runs." }),
    format: defaulted(choice({ describe: "A spreadsheet, or JSON lines.", of: ["csv", "jsonl"] }), "csv"),
  },
  result: { job_id: Type.String({ description: "For `admin.jobs.info`, which names the file when the job is done." }) },
  errors: {
    ...governErrors,
    action_already_in_progress: "An export of the same log by the caller is not complete.",
  },
  examples: [{ title: "A spreadsheet", params: { format: "csv" } }],
  notes: `A method of this server's own. The file has every entry up to the call, the oldest first. JSON lines of a whole org, or of a workspace without an org, begin with a signed checkpoint: \`platform audit verify --from\` verifies them offline. Those of one workspace of an org have no checkpoint, because other entries of the chain lie between them. The role Audit Logs Admin opens this method; \`admin.jobs.info\` and the file are then open to the caller, too. Administrators of the same workspace or org can download the file for ${limits.job_file_life_s / 86_400} days, and every download is in the audit log.`,
  async handler(ctx, { team_id: teamId, format }) {
    const started = await ctx.write(startAuditExport, { teamId, format });
    return started.ok ? succeed({ job_id: started.jobId }) : started;
  },
});
