import type { Discoverability } from "../../storage/tables/teams.ts";

export type { Discoverability } from "../../storage/tables/teams.ts";

/** From the widest to the narrowest. */
export const discoverabilities = [
  "open",
  "closed",
  "invite_only",
  "unlisted",
] as const satisfies readonly Discoverability[];
