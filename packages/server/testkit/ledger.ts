/**
 * Which refusals the tests have brought about, by method. Tests of one run share a process; the last law compares this
 * with what the definitions declare.
 */
const seen = new Map<string, Set<string>>();

export function recordCode(method: string, code: string): void {
  let codes = seen.get(method);
  if (!codes) seen.set(method, (codes = new Set()));
  codes.add(code);
}

export function seenCodes(method: string): ReadonlySet<string> {
  return seen.get(method) ?? new Set();
}

export function allSeenCodes(): ReadonlySet<string> {
  return new Set([...seen.values()].flatMap((codes) => [...codes]));
}
