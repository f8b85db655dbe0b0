import type { FlagValues, Flags } from "../command.ts";

/** For whom a command acts, and where. */
export const accountFlags = {
  team: {
    kind: "text",
    describe: "The workspace, by id or domain, if you are signed in to several.",
    value: "TEAM",
  },
  "base-url": { kind: "text", describe: "The server, if you are signed in to several.", value: "URL" },
  token: {
    kind: "text",
    describe: "Use this token instead of a stored account. Prefer the environment variable.",
    value: "TOKEN",
  },
} as const satisfies Flags;

export type AccountFlags = FlagValues<typeof accountFlags>;

/** Where a server is when nobody says so: what `npm start` serves. */
export const defaultBaseUrl = "http://localhost:8065";
