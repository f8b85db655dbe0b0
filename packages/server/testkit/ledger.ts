import { appendFileSync, existsSync, readFileSync } from "node:fs";

/**
 * Which refusals the tests have caused, by method; the last law compares this with what the definitions declare.
 * Where the tests of one run are spread over several processes, this file is what they share.
 */
const shared = process.env["PLATFORM_TEST_LEDGER"];
const seen = new Map<string, Set<string>>();

export function recordCode(method: string, code: string): void {
  const codes = codesOf(method);
  if (codes.has(code)) return;
  codes.add(code);
  if (shared !== undefined) appendFileSync(shared, `${method} ${code}\n`);
}

function codesOf(method: string): Set<string> {
  let codes = seen.get(method);
  if (!codes) seen.set(method, (codes = new Set()));
  return codes;
}

export function seenCodes(method: string): ReadonlySet<string> {
  readShared();
  return codesOf(method);
}

export function allSeenCodes(): ReadonlySet<string> {
  readShared();
  return new Set([...seen.values()].flatMap((codes) => [...codes]));
}

let isRead = false;

/** Once, by the law that comes after all tests. */
function readShared(): void {
  if (isRead || shared === undefined || !existsSync(shared)) return;
  isRead = true;
  for (const line of readFileSync(shared, "utf8").split("\n")) {
    const [method, code] = line.split(" ");
    if (method && code) codesOf(method).add(code);
  }
}
