import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { TriggerAnswer } from "@platform/protocol/hooks/index.ts";
import { type Io, UsageError } from "../command.ts";
import { callHook } from "../hooks/callHook.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { readJsonObject } from "../readJsonObject.ts";

export interface TriggerPurpose {
  readonly environment: "local" | "deployed";
  /** The domain of the workspace. */
  readonly workspace: string;
}

/** The trigger that a file of the project defines: JSON is read as it is, code is for the SDK's `get-trigger` hook. */
export async function readTrigger(
  hooks: ProjectHooks,
  io: Io,
  file: string,
  { environment, workspace }: TriggerPurpose,
): Promise<TriggerAnswer> {
  const path = resolve(hooks.project.root, file);
  if (file.endsWith(".json")) return readJsonObject(file, readText(path, file));
  return callHook(hooks, "get-trigger", io, {
    flags: { source: path },
    given: { PLATFORM_ENV: environment, PLATFORM_WORKSPACE: workspace },
  });
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
}
