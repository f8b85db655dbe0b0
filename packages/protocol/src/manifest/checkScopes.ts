import { scopeFault } from "../grantableScopes.ts";
import type { ManifestFault } from "./fault.ts";
import { scopesAt } from "./listsIn.ts";
import { patterns } from "./patterns.ts";
import { Report } from "./report.ts";

const scopeShape = new RegExp(patterns.scope);

/** The scopes that a manifest asks for, each against the one rule of what can be granted. */
export function checkScopes(manifest: unknown, report: Report): void {
  for (const kind of ["bot", "user"] as const) {
    const asked = scopesAt(manifest, kind);
    for (const [at, name] of asked.entries()) {
      if (report.isFull) return;
      report.visited += 1;
      // What is no scope by its shape alone has been reported as such.
      const fault = scopeShape.test(name) ? scopeFault(name, kind) : undefined;
      if (fault !== undefined) report.addFault(fault, `/oauth_config/scopes/${kind}/${at}`);
    }
    checkOptional(scopesAt(manifest, `${kind}_optional`), new Set(asked), kind, report);
  }
}

/** What a manifest asks for that cannot be granted: of one that was saved before the rule was as it is now. */
export function findScopeFaults(manifest: unknown): readonly ManifestFault[] {
  const report = new Report();
  checkScopes(manifest, report);
  return report.faults;
}

/** Optional scopes are a part of those that are asked for, which have been checked. */
function checkOptional(
  names: readonly string[],
  asked: ReadonlySet<string>,
  kind: "bot" | "user",
  report: Report,
): void {
  for (const [at, name] of names.entries()) {
    if (!scopeShape.test(name) || asked.has(name)) continue;
    const message = `the optional scope ${name} must also be listed among the scopes asked for`;
    report.addFault(message, `/oauth_config/scopes/${kind}_optional/${at}`);
  }
}
