/** Every hook that a command calls. A project may define others; they are kept and left alone. */
export const hookNames = [
  "get-hooks",
  "get-manifest",
  "build",
  "start",
  "check-update",
  "install-update",
  "get-trigger",
  "doctor",
  "deploy",
] as const;

export type HookName = (typeof hookNames)[number];

export interface VersionedName {
  readonly name: string;
  /** 1 where the name has no suffix. */
  readonly version: number;
}

/** A successor of a hook carries a suffix: `start-v2` succeeds `start`. */
export function readHookName(key: string): VersionedName {
  const [, name, version] = /^(.+)-v([1-9]\d{0,3})$/.exec(key) ?? [];
  return name === undefined ? { name: key, version: 1 } : { name, version: Number(version) };
}

/** The keys under which a hook is found, newest first. */
export function versionsOf(name: string, keys: Iterable<string>): string[] {
  return [...keys]
    .map((key) => ({ key, ...readHookName(key) }))
    .filter((found) => found.name === name)
    .toSorted((one, other) => other.version - one.version)
    .map(({ key }) => key);
}
