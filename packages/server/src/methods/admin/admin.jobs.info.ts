import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readJob } from "../../domain/jobs/listJobs.ts";
import { jobItemSchema, jobSchema, presentJob, presentJobItem } from "../../present/job.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";

export const adminJobsInfo = defineMethod({
  name: "admin.jobs.info",
  summary: "Reads the progress of a job and the outcome of each item.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read", "admin"],
  rate: 3,
  params: {
    job_id: id({
      object: "job",
      describe: "The job: `bulk_action_id` of the method that started it.",
      otherwise: "job_not_found",
    }),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many items at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { job: jobSchema, items: Type.Array(jobItemSchema), response_metadata: pageSchema },
  errors: {
    job_not_found: "`job_id` names no job of the caller's workspace or org.",
    not_an_admin:
      "The caller administers neither the workspace nor its org, and has not started the job with a role that opens its method.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "One job", params: { job_id: "Jb0123456789" } }],
  notes:
    "A method of this server's own. The rights of the actor are checked again for each item, so the items that follow a demotion fail with the code of the method for one object. A job whose actor was deactivated, or whose app was removed, is `stopped`: its remaining items fail with `account_inactive`.",
  async handler(ctx, { job_id: jobId, cursor, limit }) {
    const found = await readJob(ctx, jobId, { cursor, limit });
    if (!found.ok) return found;
    return succeed({
      job: presentJob(found.job, ctx, { hasReport: true }),
      items: found.items.map(presentJobItem),
      response_metadata: { next_cursor: found.next },
    });
  },
});
