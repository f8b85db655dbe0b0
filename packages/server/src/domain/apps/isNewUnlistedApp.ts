import type { Caller } from "../caller.ts";

/** The first moment after 29 May 2025. Earlier installations keep what they had. */
const sinceMs = Date.UTC(2025, 4, 30);

/** An app that is distributed, yet not through the directory, in a workspace that installed it after 29 May 2025. */
export function isNewUnlistedApp({ distribution, installedMs }: Pick<Caller, "distribution" | "installedMs">): boolean {
  return distribution === "unlisted" && installedMs !== undefined && installedMs >= sinceMs;
}
