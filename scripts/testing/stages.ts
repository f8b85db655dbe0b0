import { globSync } from "node:fs";
import { sep } from "node:path";

export interface Stage {
  name: string;
  files: string[];
  /** What a test here may ask for; the rest of a run does not wait for it. */
  needs: readonly Need[];
  /** The environment of the tests besides what is provided. */
  env?: Readonly<Record<string, string>> | undefined;
  /** How many processes share its files. */
  processes: number;
  /** Whether each file has a process of its own. */
  isPerFile?: boolean | undefined;
}

export type Need = "postgres" | "pgbouncer" | "chromium" | "clients";

interface StagePlan {
  globs: readonly string[];
  /** What starts no server, or one of its own, and would only do the same again. */
  except?: readonly string[];
  needs: readonly Need[];
  env?: Readonly<Record<string, string>>;
  processes?: number;
  isPerFile?: boolean;
  /** Runs only when it is named: it takes longer than all the others. */
  isNightly?: boolean;
}

/** As many as the cores that every machine has. */
const PROCESSES = 2;

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
    processes: 4,
  },
  // The command line, what app authors use, what is slow, and the walks of CONTRIBUTING.
  tools: {
    globs: [`packages/{cli,sdk,testing}/**/${SPEC}`, `packages/**/${SLOW}`, `tests/walks/**/${SPEC}`],
    needs: [],
  },
  storage: { globs: [`tests/storage/**/${SPEC}`], needs: ["postgres"] },
  // Half of it is one file; so is a quarter of the faults.
  flows: { globs: [`tests/flows/**/${SPEC}`], needs: ["postgres"], isPerFile: true },
  // Nearly half of it is waiting, for the programs of others.
  compat: { globs: [`tests/compat/**/${SPEC}`], needs: ["postgres", "chromium", "clients"], processes: 3 },
  // The same once more, on two servers with one database between them.
  pair: {
    globs: [`tests/compat/**/${SPEC}`],
    except: ["globalInstall", "installedPackages", "packages", "sdkSupport", "terminal", "typedRuntime"].map(
      (name) => `tests/compat/${name}.spec.ts`,
    ),
    needs: ["postgres", "chromium", "clients"],
    env: { PLATFORM_TEST_PAIR: "1" },
  },
  // More than half of it is waiting for servers to start, to end and to notice that another one is gone.
  faults: { globs: [`tests/faults/**/${SPEC}`], needs: ["postgres", "pgbouncer"], processes: 3, isPerFile: true },
  browser: { globs: [`tests/browser/**/${SPEC}`], needs: ["postgres", "chromium"] },
  // Ten million messages, for the plans of queries at that size.
  large: { globs: [`tests/large/**/${SPEC}`], needs: ["postgres"], processes: 1, isNightly: true },
};

const dailyNames = Object.keys(plans).filter((name) => !plans[name]?.isNightly);

/** What `--only` takes. The laws run inside the unit stage; asked for by name they run alone. */
export const stageNames: readonly string[] = [...Object.keys(plans), "laws"];

/** The stages that have something to run, in order. Patterns choose files by a part of their path. */
export function chooseStages(only: readonly string[], patterns: readonly string[]): Stage[] {
  const names = only.length > 0 ? stageNames.filter((name) => only.includes(name)) : dailyNames;
  return names
    .map((name) => {
      const plan: StagePlan = plans[name] ?? { globs: [LAWS], needs: [] };
      const found = globSync([...plan.globs], { exclude: ["**/node_modules/**", ...(plan.except ?? [])] }).map((file) =>
        file.split(sep).join("/"),
      );
      const { needs, env, processes = PROCESSES, isPerFile } = plan;
      return { name, needs, env, processes, isPerFile, files: chooseFiles(found, patterns, name === "unit") };
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
