import { tools } from "./tools.ts";

/** Scopes that add to what a tool shows: the addresses of people, and files that a search finds. */
const more = ["users:read.email", "search:read.files"];

/** Every scope that a tool can use, of a person. Bots cannot use `channels:manage` in a person's name. */
export const toolScopes: readonly string[] = [
  ...new Set([...tools.flatMap(({ scopes }) => scopes), ...more].filter((scope) => scope !== "channels:manage")),
].toSorted();
