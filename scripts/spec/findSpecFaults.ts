import type { Citations } from "./findCitations.ts";
import type { Rule } from "./readRules.ts";

/** Sentences about every rule and every citation that is wrong: the specification and its tests must match both ways. */
export function findSpecFaults(rules: readonly Rule[], cited: ReadonlyMap<string, Citations>): string[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const repeated = rules.filter((rule) => known.get(rule.id) !== rule);
  const tested = new Set<string>();
  const faults = repeated.map(
    ({ id, page }) => `docs/spec/${page}: ${id} is given twice. Give the new rule another number.`,
  );
  for (const [file, { citations, stray }] of cited) {
    for (const { name, ids } of citations) {
      for (const id of ids) {
        tested.add(id);
        if (!known.has(id)) faults.push(`${file}: "${name}" cites ${id}, which is no rule of docs/spec.`);
      }
    }
    for (const id of stray) faults.push(`${file}: ${id} is cited outside the name of a test.`);
  }
  for (const { id, page } of known.values()) {
    if (!tested.has(id)) faults.push(`docs/spec/${page}: no test proves ${id}. Cite it as [${id}] in the name of one.`);
  }
  return faults;
}
