import { cancelImport } from "../../domain/imports/cancelImport.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminImportsCancel = defineMethod({
  name: "admin.imports.cancel",
  summary: "Ends an import before its end.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write", "admin"],
  rate: 2,
  params: {
    job_id: id({
      object: "job",
      describe: "The job that `admin.imports.start` has answered.",
      otherwise: "job_not_found",
    }),
  },
  result: {},
  errors: {
    job_not_found: "`job_id` names no import into the caller's workspace or org.",
    not_an_owner: "Only owners of the workspace or of its org import into it.",
    import_ended: "The import has ended.",
  },
  examples: [{ title: "Cancel an import", params: { job_id: "Jb0123456789" } }],
  notes:
    "A method of this server's own. What was imported stays. The remaining items of the job fail with `canceled`; another import of the same export continues where this one was.",
  handler: (ctx, { job_id: jobId }) => ctx.write(cancelImport, { jobId }),
});
