import type { FlagValues, Flags } from "../command.ts";

/** For whom a command acts, and where. */
export const accountFlags = {
  team: {
    kind: "text",
    describe: "The workspace to act in, by id or domain, where you are signed in to several.",
    value: "TEAM",
  },
  "base-url": { kind: "text", describe: "The server, where you are signed in to several.", value: "URL" },
  token: {
    kind: "text",
    describe: "Act with this token instead of a stored account. Better given in the environment.",
    value: "TOKEN",
  },
} as const satisfies Flags;

export type AccountFlags = FlagValues<typeof accountFlags>;

/** Where a server is when nobody says so: what `npm start` serves. */
export const defaultBaseUrl = "http://localhost:8065";
