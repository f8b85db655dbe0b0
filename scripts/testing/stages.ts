import { globSync } from "node:fs";
import { sep } from "node:path";
import { nightlyCounts, nightlyFiles } from "./rounds.ts";

export interface Stage {
  name: string;
  files: string[];
  /** What a test here may ask for; the rest of a run does not wait for it. */
  needs: readonly Need[];
  /** The environment of the tests besides what is provided. */
  env?: Readonly<Record<string, string>> | undefined;
  /** How many cores one of its processes uses on average, the programs it starts included. */
  load: number;
  /** How many processes share its files. */
  batches: number | "per file";
}

export type Need = "postgres" | "pgbouncer" | "proxies" | "chromium" | "clients" | "simplesamlphp";

interface StagePlan {
  globs: readonly string[];
  /** What starts no server, or one of its own, and would only do the same again. */
  except?: readonly string[];
  needs: readonly Need[];
  env?: Readonly<Record<string, string>>;
  load: number;
  batches: number | "per file";
  /** Whether it runs only when it is named. */
  isExtra?: boolean;
}

// Not `.test.ts`: api.test and auth.test are methods, and a method's file has the method's name.
const SPEC = "*.spec.{ts,tsx}";
// Starts threads or programs of others: too slow for every check, and part of every `npm test`.
const SLOW = "*.slow.spec.ts";
const LAWS = `tests/laws/**/${SPEC}`;
// Asserts on what all other unit tests recorded, so it must come last, and only after all of them.
const LEDGER = "tests/laws/ledger.spec.ts";

export const isLedger = (file: string): boolean => file === LEDGER;

const plans: Record<string, StagePlan> = {
  // A third of it is waiting, mostly for threads that hash passwords and for other ends of sockets.
  unit: {
    globs: [`packages/{protocol,server,web}/**/${SPEC}`, `scripts/**/${SPEC}`, LAWS],
    except: [`**/${SLOW}`],
    needs: [],
    load: 0.7,
    batches: 4,
  },
  // The command line, what app authors use, what is slow, and the walks of CONTRIBUTING.
  tools: {
    globs: [`packages/{cli,sdk,testing}/**/${SPEC}`, `packages/**/${SLOW}`, `tests/walks/**/${SPEC}`],
    needs: [],
    load: 0.9,
    batches: 5,
  },
  storage: { globs: [`tests/storage/**/${SPEC}`], needs: ["postgres"], load: 0.8, batches: 5 },
  // Half of it is one file; so is a quarter of the faults.
  flows: { globs: [`tests/flows/**/${SPEC}`], needs: ["postgres"], load: 0.8, batches: "per file" },
  // Nearly half of it is waiting, for the programs of others.
  compat: {
    globs: [`tests/compat/**/${SPEC}`],
    needs: ["postgres", "chromium", "clients", "simplesamlphp"],
    load: 0.6,
    batches: 5,
  },
  // The same once more, on two servers with one database between them.
  pair: {
    globs: [`tests/compat/**/${SPEC}`],
    except: [
      "globalInstall",
      "installedPackages",
      "packages",
      "packaging",
      "sdkSupport",
      "socketFaults",
      "simpleSamlPhp",
      "terminal",
      "typedRuntime",
    ].map((name) => `tests/compat/${name}.spec.ts`),
    needs: ["postgres", "chromium", "clients"],
    env: { PLATFORM_TEST_PAIR: "1" },
    load: 0.7,
    batches: 3,
  },
  // More than half of it is waiting for servers to start, to end and to notice that another one is gone.
  faults: {
    globs: [`tests/faults/**/${SPEC}`],
    needs: ["postgres", "pgbouncer", "proxies"],
    load: 0.5,
    batches: "per file",
  },
  // A browser is a handful of processes. The files of a batch share one.
  browser: { globs: [`tests/browser/**/${SPEC}`], needs: ["postgres", "chromium"], load: 1.1, batches: 8 },
  // The random and repeated tests with many more rounds than a change waits for.
  nightly: {
    globs: nightlyFiles(),
    needs: ["postgres"],
    env: nightlyCounts(),
    load: 0.7,
    batches: "per file",
    isExtra: true,
  },
  // Ten million messages, for the plans of queries at that size.
  large: { globs: [`tests/large/**/${SPEC}`], needs: ["postgres"], load: 1, batches: 1, isExtra: true },
  // The specs of the methods once more, on PostgreSQL.
  methods: {
    globs: [`packages/server/src/methods/**/${SPEC}`],
    needs: ["postgres"],
    env: { PLATFORM_TEST_METHODS: "postgres" },
    load: 0.8,
    batches: 4,
    isExtra: true,
  },
  // Part of the unit stage; by name they run alone.
  laws: { globs: [LAWS], needs: [], load: 0.7, batches: 2, isExtra: true },
};

/** What `--only` takes. */
export const stageNames: readonly string[] = Object.keys(plans);

/** The stages that have something to run, in order. Patterns choose files by a part of their path. */
export function chooseStages(only: readonly string[], patterns: readonly string[]): Stage[] {
  return Object.entries(plans)
    .filter(([name, { isExtra = false }]) => (only.length > 0 ? only.includes(name) : !isExtra))
    .map(([name, { globs, except = [], needs, env, load, batches }]) => {
      const found = globSync([...globs], { exclude: ["**/node_modules/**", ...except] }).map((file) =>
        file.split(sep).join("/"),
      );
      return { name, needs, env, load, batches, files: chooseFiles(found, patterns, name === "unit") };
    })
    .filter((stage) => stage.files.length > 0);
}

/** Sorted, so that a run is repeatable; the ledger last, or left out where the others do not all run. */
export function chooseFiles(found: readonly string[], patterns: readonly string[], wholeStage: boolean): string[] {
  const named = (file: string): boolean => patterns.some((pattern) => file.includes(pattern));
  const complete = wholeStage && patterns.length === 0;
  const chosen = found.filter((file) => file !== LEDGER && (patterns.length === 0 || named(file))).toSorted();
  return found.includes(LEDGER) && (complete || named(LEDGER)) ? [...chosen, LEDGER] : chosen;
}

/** The stage with some of its files, if any are left. The ledger asserts on all unit tests, so it needs all of them. */
export function keepFiles(stage: Stage, kept: ReadonlySet<string>): Stage[] {
  const others = stage.files.filter((file) => !isLedger(file));
  if (others.every((file) => kept.has(file))) return [stage];
  const files = others.filter((file) => kept.has(file));
  return files.length === 0 ? [] : [{ ...stage, files }];
}
