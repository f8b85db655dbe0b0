import type { HooksPart, WatchSettings } from "@platform/protocol/hooks/index.ts";
import { RE2JS } from "re2js";
import { CliError } from "../errors.ts";

/** Files whose change means something. */
export interface Watched {
  readonly paths: readonly string[];
  /** Whether a file counts, by its path from the project's folder. */
  matches(path: string): boolean;
}

/** What to watch: a change of `manifest` installs the app again, one of `app` starts it again. */
export interface WatchPlan {
  readonly manifest: Watched | undefined;
  readonly app: Watched | undefined;
}

/** What SDKs of the JavaScript framework say; apps in TypeScript are written with it as well. */
const scriptsOnly = String.raw`\.js$`;
const scriptsOfAnyKind = String.raw`\.[cm]?[jt]sx?$`;

/** Reads `config.watch`, in its present form and in the older one, which speaks of the manifest only. */
export function planWatching({ config, runtime }: HooksPart): WatchPlan {
  const watch: WatchSettings = config?.watch ?? {};
  const older = watch.paths ? { paths: watch.paths, "filter-regex": watch["filter-regex"] ?? null } : undefined;
  return {
    manifest: watched(watch.manifest ?? older, watch.manifest ? "config.watch.manifest" : "config.watch"),
    app: watched(widen(watch.app, runtime), "config.watch.app"),
  };
}

type Setting = NonNullable<WatchSettings["app"]>;

function widen(setting: Setting | null | undefined, runtime: string | null | undefined): Setting | null | undefined {
  const isNarrow = runtime === "node" && setting?.["filter-regex"] === scriptsOnly;
  return isNarrow ? { ...setting, "filter-regex": scriptsOfAnyKind } : setting;
}

function watched(setting: Setting | null | undefined, field: string): Watched | undefined {
  if (!setting) return undefined;
  const pattern = setting["filter-regex"];
  const filter = pattern ? compile(pattern, `${field}.filter-regex`) : undefined;
  return {
    paths: setting.paths,
    // By its own name, as patterns with ^ expect, or by the whole path.
    matches: (path) => filter === undefined || [path, baseName(path)].some((name) => filter.matcher(name).find()),
  };
}

/** RE2, because a pattern must not be able to hold us up, whatever it is and whatever files are called. */
function compile(pattern: string, field: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    throw new CliError(
      "hooks_json_invalid",
      `${field} is not a valid regular expression: ${(error as Error).message}.`,
      {
        remedy: "Write it in RE2 syntax, which has no look-around and no back-references.",
        details: { faults: [{ field, message: "is not a valid regular expression" }] },
      },
    );
  }
}

function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
