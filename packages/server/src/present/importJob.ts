import { type Static, Type } from "typebox";
import type { ListedImport } from "../domain/jobs/listJobs.ts";

const reportSchema = Type.Object(
  {
    counts: Type.Record(Type.String(), Type.Integer(), { description: "By what was counted, such as `messages`." }),
    subtypes: Type.Record(Type.String(), Type.Integer(), { description: "Messages by their subtype." }),
    first_ts: Type.Optional(Type.String()),
    last_ts: Type.Optional(Type.String()),
    failed_downloads: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), error: Type.String() }), {
      description: "Files that are links still. The next import tries them again.",
    }),
    losses: Type.Array(
      Type.Object({ what: Type.String(), count: Type.Integer(), examples: Type.Array(Type.String()) }),
      { description: "What could not be kept as it was." },
    ),
  },
  {
    description: "What `platform import --json` prints. Only `admin.jobs.info` has it, after the check of the export.",
  },
);

export const importSchema = Type.Object(
  {
    file_id: Type.Optional(Type.String({ description: "The archive, until it is deleted." })),
    file_name: Type.String(),
    dry_run: Type.Boolean(),
    with_files: Type.Boolean(),
    with_roles: Type.Boolean(),
    progress: Type.Optional(
      Type.Object(
        {
          step: Type.Enum(["check", "people", "conversations", "messages", "files"]),
          done: Type.Integer(),
          of: Type.Integer(),
        },
        { description: "Of the current item: bytes of messages, or objects." },
      ),
    ),
    report: Type.Optional(reportSchema),
    fault: Type.Optional(Type.String({ description: "Why the import failed, for people." })),
  },
  { description: "Of a job that imports an export." },
);

export function presentImport(found: ListedImport, hasReport: boolean): Static<typeof importSchema> {
  const { fileId, fileName, isDryRun, hasFiles, hasRoles, progress, report, fault } = found;
  return {
    ...(fileId !== null && { file_id: fileId }),
    file_name: fileName,
    dry_run: isDryRun,
    with_files: hasFiles,
    with_roles: hasRoles,
    ...(progress && { progress }),
    ...(hasReport && report && { report: presentReport(report) }),
    ...(fault !== null && { fault }),
  };
}

function presentReport(report: NonNullable<ListedImport["report"]>): Static<typeof reportSchema> {
  const { first_ts, last_ts, counts, subtypes, failed_downloads, losses } = report;
  return {
    counts: { ...counts },
    subtypes: { ...subtypes },
    ...(first_ts !== undefined && { first_ts }),
    ...(last_ts !== undefined && { last_ts }),
    failed_downloads: failed_downloads.map((one) => ({ ...one })),
    losses: losses.map(({ what, count, examples }) => ({ what, count, examples: [...examples] })),
  };
}
