import { readFileSync } from "node:fs";

/** Every core that this process may use but the first, as the kernel lists them; nothing where it has only one. */
export function otherCoreList(): string | undefined {
  if (process.platform !== "linux") return undefined;
  const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return allowed === undefined ? undefined : withoutFirst(allowed);
}

/** `0-3,6` without its first core is `1-3,6`. */
export function withoutFirst(list: string): string | undefined {
  const [range = "", ...others] = list.split(",");
  const [first = 0, last = first] = range.split("-").map(Number);
  const rest = first < last ? [first + 1 < last ? `${first + 1}-${last}` : `${last}`] : [];
  return [...rest, ...others].join(",") || undefined;
}
