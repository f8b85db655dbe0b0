import type { ManifestAnswer } from "@platform/protocol/hooks/index.ts";
import type { Io } from "../command.ts";
import { callHook } from "./callHook.ts";
import type { ProjectHooks } from "./projectHooks.ts";

/** Which copy of the app the manifest is for; hooks may answer differently. */
export interface ManifestPurpose {
  readonly environment?: "local" | "deployed";
  /** The domain of the workspace. */
  readonly workspace?: string;
}

/** The project's manifest, as its `get-manifest` hook gives it. */
export async function readManifest(
  hooks: ProjectHooks,
  io: Io,
  { environment, workspace }: ManifestPurpose = {},
): Promise<ManifestAnswer> {
  return callHook(hooks, "get-manifest", io, {
    flags: { source: hooks.project.root },
    given: {
      ...(environment === undefined ? {} : { PLATFORM_ENV: environment }),
      ...(workspace === undefined ? {} : { PLATFORM_WORKSPACE: workspace }),
    },
  });
}
