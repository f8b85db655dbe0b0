import { limits } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { importSchema, presentImport } from "./importJob.ts";
import type { JobItemRow, ListedJob } from "../domain/jobs/listJobs.ts";

export const jobSchema = Type.Object({
  id: Type.String(),
  kind: Type.String({
    description:
      "The method that started it, `imports.run` for an import, or `guests.expire` for guests whose time is over.",
  }),
  state: Type.Enum(["waiting", "running", "done", "stopped"]),
  actor_id: Type.Optional(Type.String({ description: "Left out for a job that the server started." })),
  team_id: Type.Optional(Type.String({ description: "Left out for a job of the whole org." })),
  total: Type.Integer(),
  done: Type.Integer(),
  failed: Type.Integer(),
  date_created: Type.Integer(),
  date_started: Type.Optional(Type.Integer()),
  date_ended: Type.Optional(Type.Integer()),
  file: Type.Optional(
    Type.Object(
      {
        name: Type.String(),
        size: Type.Integer(),
        url: Type.String({ description: "Send a token with `auditlogs:read` or `admin` as bearer." }),
        date_expire: Type.Integer(),
      },
      { description: "What the job has written, until it expires." },
    ),
  ),
  import: Type.Optional(importSchema),
});

export const jobItemSchema = Type.Object({
  id: Type.String({ description: "The id of the object." }),
  state: Type.Enum(["waiting", "done", "failed"]),
  error: Type.Optional(Type.String()),
});

const secondOf = (ms: number): number => Math.floor(ms / 1000);

/** Where and for whom the addresses of files are. */
interface Reader {
  readonly baseUrl: string;
  readonly caller: { readonly teamId: string };
}

export function presentJob(
  job: ListedJob,
  { baseUrl, caller }: Reader,
  { hasReport = false } = {},
): Static<typeof jobSchema> {
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    ...(job.actor_id !== "" && { actor_id: job.actor_id }),
    ...(job.team_id !== null && { team_id: job.team_id }),
    total: job.total,
    done: job.done,
    failed: job.failed,
    date_created: secondOf(job.created_ms),
    ...(job.started_ms !== null && { date_started: secondOf(job.started_ms) }),
    ...(job.ended_ms !== null && { date_ended: secondOf(job.ended_ms) }),
    ...(job.file && {
      file: {
        ...job.file,
        url: `${baseUrl}/files/${caller.teamId}-${job.id}/${job.file.name}`,
        date_expire: secondOf(job.created_ms) + limits.job_file_life_s,
      },
    }),
    ...(job.import && { import: presentImport(job.import, hasReport) }),
  };
}

export function presentJobItem(item: JobItemRow): Static<typeof jobItemSchema> {
  return { id: item.subject_id, state: item.state, ...(item.error !== null && { error: item.error }) };
}
