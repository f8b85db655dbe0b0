/** A release that cannot be made; the message is for the person who asked for it. */
export class ReleaseFault extends Error {}

export interface Release {
  readonly version: string;
  /** As the changelog dates it: `2026-11-18`. */
  readonly today: string;
}

const UNRELEASED = "## Unreleased\n";

/** The texts of manifests, lockfile and changelog for a release, by path. */
export function planRelease(texts: ReadonlyMap<string, string>, { version, today }: Release): Map<string, string> {
  const manifest = texts.get("package.json");
  const current = (JSON.parse(manifest ?? "{}") as { version?: string }).version ?? "0.0.0";
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new ReleaseFault(`"${version}" is no version. Write three numbers, such as 1.2.0.`);
  }
  if (!isLater(version, current))
    throw new ReleaseFault(`${version} is not later than the current version, ${current}.`);
  return new Map(
    [...texts].map(([path, text]) => [
      path,
      path === "CHANGELOG.md" ? datedChangelog(text, { version, today }) : versioned(path, text, version),
    ]),
  );
}

function isLater(version: string, current: string): boolean {
  const [next, last] = [version, current].map((text) => text.split(".").map(Number));
  const first = next?.findIndex((number, index) => number !== last?.[index]) ?? -1;
  return first >= 0 && (next?.[first] ?? 0) > (last?.[first] ?? 0);
}

/** What was unreleased belongs to the release; an empty section would release nothing. */
function datedChangelog(text: string, { version, today }: Release): string {
  const [before, after] = text.split(UNRELEASED);
  const section = after?.split(/^## /m)[0]?.trim() ?? "";
  if (after === undefined || section === "") {
    throw new ReleaseFault("CHANGELOG.md has nothing under Unreleased. Describe what changed, then release it.");
  }
  return `${before}${UNRELEASED}\n## ${version} (${today})\n${after}`;
}

interface Manifest {
  version?: string;
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  packages?: Record<string, Manifest>;
}

function versioned(path: string, text: string, version: string): string {
  return path.endsWith(".yaml") ? chartWithVersion(text, version) : withVersion(text, version);
}

/** The version of the chart, of what it installs, and the tag of the image, in whichever of its files they are. */
function chartWithVersion(text: string, version: string): string {
  return text
    .replace(/^version: .*$/m, `version: ${version}`)
    .replace(/^appVersion: .*$/m, `appVersion: "${version}"`)
    .replace(/^ {2}tag: .*$/m, `  tag: "${version}"`);
}

/** A manifest, or a lockfile with the manifests of the workspaces in it. */
function withVersion(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  setVersion(manifest, version);
  for (const [path, locked] of Object.entries(manifest.packages ?? {})) {
    if (path === "" || path.startsWith("packages/")) setVersion(locked, version);
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

function setVersion(manifest: Manifest, version: string): void {
  manifest.version = version;
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(dependencies ?? {})) {
      if (dependencies && name.startsWith("@platform/")) dependencies[name] = version;
    }
  }
}
