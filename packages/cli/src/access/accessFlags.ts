import type { Flags } from "../command.ts";

/** A flag that names people, channels, workspaces or orgs. */
export const idsFlag = (describe: string) =>
  ({ kind: "list", describe, value: "IDS", isCommandLineOnly: true }) as const;
/** A flag that switches a rule to another kind. */
export const toggleFlag = (describe: string) =>
  ({ kind: "switch", describe, fallback: false, isCommandLineOnly: true }) as const;

/** Flags that existing tools pass in addition; both are the default behaviour. */
export const defaultAccessFlags = {
  grant: toggleFlag("Grant access to the named people (default)."),
  info: toggleFlag("Only show who has access (default without changes)."),
} as const satisfies Flags;

/** Ids, repeated or comma-separated. Empty kinds are left out. */
export function idsIn<Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
): Partial<Record<Name, string[]>> {
  const given = Object.entries<readonly string[]>(lists)
    .map(([name, texts]) => [name, texts.flatMap((text) => text.split(",")).filter(Boolean)] as const)
    .filter(([, found]) => found.length > 0);
  return Object.fromEntries(given) as Partial<Record<Name, string[]>>;
}
