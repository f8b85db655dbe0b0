import type { CallEntry } from "./entry.ts";

/** The call as a line for the terminal. The token was masked in the log, so it is left to the environment. */
export function asCurl({ method, args }: CallEntry, origin: string): string {
  const given = typeof args === "object" && args !== null ? args : {};
  const { token: _token, ...rest } = given as Record<string, unknown>;
  return [
    `curl ${origin}/api/${method}`,
    `-H "Authorization: Bearer $TOKEN"`,
    `-H "Content-Type: application/json; charset=utf-8"`,
    `-d ${quoted(JSON.stringify(rest))}`,
  ].join(" \\\n  ");
}

/** For a shell: nothing inside single quotes means anything, but the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
