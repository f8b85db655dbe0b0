import type { Flags } from "../command.ts";

const ids = (describe: string) => ({ kind: "list", describe, value: "IDS", isCommandLineOnly: true }) as const;
const turn = (describe: string) => ({ kind: "switch", describe, fallback: false, isCommandLineOnly: true }) as const;

/** Flags that name somebody, and flags that turn a rule to another kind: of whatever the rule may be about. */
export const who = { ids, turn };

/** What tools of old write besides naming somebody; both are what happens anyway. */
export const saidAnyway = {
  grant: turn("Those who are named may; so they do without it."),
  info: turn("Only tell who may; so it does when nothing else is said."),
} as const satisfies Flags;

/** Ids as they are written: given several times, or with commas. Kinds that name nobody are left out. */
export function idsIn<Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
): Partial<Record<Name, string[]>> {
  const given = Object.entries<readonly string[]>(lists)
    .map(([name, texts]) => [name, texts.flatMap((text) => text.split(",")).filter(Boolean)] as const)
    .filter(([, found]) => found.length > 0);
  return Object.fromEntries(given) as Partial<Record<Name, string[]>>;
}
