import { posix } from "node:path";
import { readImports } from "../rooms/imports.ts";
import { resolveImport } from "../rooms/places.ts";

/** The text of every source and test file, by its path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

interface Rule {
  /** The changed files. */
  readonly files: RegExp;
  /** The tests that depend on them without an import. */
  readonly specs: RegExp;
}

/** What imports do not show: programs that a test starts, and files that a test or a program reads. */
const rules: readonly Rule[] = [
  {
    files: /^packages\/(?:server|cli|protocol|sdk)\/.*\.(?:ts|mjs)$/,
    specs: /^(?:tests\/(?:browser|compat|faults|walks)\/|packages\/(?:cli|testing)\/)/,
  },
  { files: /^packages\/web\//, specs: /^tests\/(?:browser|compat|walks)\// },
  { files: /^packages\/testing\//, specs: /^tests\/compat\/|^scripts\/testing\// },
  { files: /^packages\/[^/]+\/(?:fixtures|testkit)\//, specs: /^(?:packages|tests)\// },
  {
    files: /^packages\/server\/.*\.(?:css|html|js|svg|json)$/,
    specs: /^packages\/server\/|^tests\/(?:browser|walks)\//,
  },
  {
    files: /^(?:docs\/|[^/]*\.md$|packages\/[^/]+\/README\.md$)/,
    specs: /^(?:scripts|tests\/(?:walks|compat))\/|readme|docs|addColumn/i,
  },
  { files: /^examples\//, specs: /^(?:scripts|tests\/compat)\// },
  { files: /^(?:bench|ci)\//, specs: /^scripts\// },
  { files: /^tests\/FLAKY\.md$/, specs: /^scripts\// },
  { files: /^tests\/([^/]+)\/.*\.(?!(?:ts|tsx)$)\w+$/, specs: /^tests\// },
];

const isSpec = (file: string): boolean => /\.spec\.tsx?$/.test(file);

/** The laws and the tests of scripts list files, so that any of them may matter. They take seconds. */
const LISTS_FILES = /^(?:tests\/laws|scripts)\//;

/**
 * The test files that a change can affect: those that import a changed file, however many files lie between, those that a
 * rule names, and the laws. A file that no rule and no import explains, such as the lockfile, affects all.
 */
export function affectedSpecs(changed: readonly string[], sources: Sources): Set<string> {
  const specs = [...sources.keys()].filter(isSpec);
  if (changed.length === 0) return new Set();
  const affected = new Set(specs.filter((spec) => LISTS_FILES.test(spec)));
  const importers = importersOf(sources);
  for (const file of changed) {
    const matching = rules.filter((rule) => rule.files.test(file));
    const isSource = sources.has(file) || /\.(?:ts|tsx|mjs)$/.test(file);
    if (matching.length === 0 && !isSource) return new Set(specs);
    for (const rule of matching) for (const spec of specs) if (rule.specs.test(spec)) affected.add(spec);
  }
  for (const file of reach(changed, importers)) if (isSpec(file) && sources.has(file)) affected.add(file);
  return affected;
}

/** Everything that imports one of the files, directly or not, and the files themselves. */
function reach(files: readonly string[], importers: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set(files);
  // A set visits what is added while it is visited.
  for (const file of reached) {
    const [, name = ""] = /^packages\/([^/]+)\//.exec(file) ?? [];
    for (const key of [file, wholePackage(name)])
      for (const importer of importers.get(key) ?? []) reached.add(importer);
  }
  return reached;
}

/** What an import of a package stands for when it names no file of ours, as `@platform/sdk/runtime`. */
const wholePackage = (name: string): string => `packages/${name}/`;

function importersOf(sources: Sources): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    for (const { specifier, kind } of readImports(text)) {
      // Types are gone when a test runs.
      if (kind === "types") continue;
      const target = targetOf(file, specifier, sources);
      if (target === undefined) continue;
      const known = importers.get(target) ?? new Set<string>();
      importers.set(target, known.add(file));
    }
  }
  return importers;
}

function targetOf(file: string, specifier: string, sources: Sources): string | undefined {
  const target = resolveImport(file, specifier);
  if (target === undefined || sources.has(target) || specifier.startsWith(".")) return target;
  return wholePackage(posix.normalize(target).split("/")[1] ?? "");
}
