import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listJobs } from "../../domain/jobs/listJobs.ts";
import { jobSchema, presentJob } from "../../present/job.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminJobsList = defineMethod({
  name: "admin.jobs.list",
  summary: "Lists jobs of administrators, such as bulk actions, with their progress.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read", "admin"],
  rate: 3,
  params: {
    kind: optional(text({ describe: "Only jobs of this kind." })),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { jobs: Type.Array(jobSchema, { description: "The latest first." }), response_metadata: pageSchema },
  errors: {
    not_an_admin: "The caller administers neither the workspace nor its org.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "The latest", params: {} }],
  notes:
    "A method of this server's own. Admins of an org read all jobs of the org; admins of a workspace read those that admins of that workspace started, and those of the server there.",
  async handler(ctx, { kind, cursor, limit }) {
    const page = await listJobs(ctx, { kind, cursor, limit });
    if (!page.ok) return page;
    return succeed({
      jobs: page.jobs.map((job) => presentJob(job, ctx)),
      response_metadata: { next_cursor: page.next },
    });
  },
});
