import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import { upload } from "./files.ts";
import { finishJobs } from "./jobs.ts";
import { type ExportFiles, exportZip } from "./slackExport.ts";
import type { Actor, Workspace } from "./workspace.ts";

type Job = MethodResult<"admin.jobs.info">["job"];

/** Uploads an export as this person; tells the id of the file. */
export async function uploadExport(world: Workspace, actor: Actor, files: ExportFiles): Promise<string> {
  return (await upload(world, actor, { name: "export.zip", bytes: exportZip(files) })).id;
}

export async function readJob(actor: Actor, job_id: string): Promise<Job> {
  return (await actor.does("admin.jobs.info", { job_id })).job;
}

interface Options {
  readonly dry_run?: boolean;
  readonly with_roles?: boolean;
  readonly with_files?: boolean;
}

/** Imports a file to the end, without asking Slack for anything, and reads the job. */
export async function importedFile(world: Workspace, actor: Actor, file: string, options: Options = {}): Promise<Job> {
  const { job_id } = await actor.does("admin.imports.start", { file, with_files: false, ...options });
  await finishJobs(world);
  return readJob(actor, job_id);
}
