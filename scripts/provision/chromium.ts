import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

export type FoundChromium = { path: string } | { path: undefined; reason: string; remedy: string };

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];
const APPLICATIONS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];
const PLAYWRIGHT_CACHES = [
  join(homedir(), ".cache", "ms-playwright"),
  join(homedir(), "Library", "Caches", "ms-playwright"),
];
// The newest build last: Playwright numbers its folders.
const PLAYWRIGHT_BROWSERS =
  "chromium-*/chrome-{linux,linux64,mac,mac-arm64}/{chrome,Chromium.app/Contents/MacOS/Chromium}";

/** A Chromium for the browser tests, installed by the distribution's package manager when that needs no question. */
export function findChromium(): FoundChromium {
  const asked = process.env.PLATFORM_TEST_CHROMIUM;
  if (asked) {
    if (isExecutable(asked)) return { path: asked };
    const remedy = "Set the variable to the path of a Chromium, or unset it.";
    return { path: undefined, reason: `PLATFORM_TEST_CHROMIUM names ${asked}, which cannot be run`, remedy };
  }
  const path = installed() ?? (mayInstall() && install() ? installed() : undefined);
  if (path) return { path };
  return {
    path: undefined,
    reason: "no Chromium or Chrome was found",
    remedy:
      "Install one (Debian: apt-get install chromium; or npx playwright-core install chromium), or set PLATFORM_TEST_CHROMIUM.",
  };
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => [...folders, "/usr/bin", "/snap/bin"].map((folder) => join(folder, name)));
  const fromPlaywright = PLAYWRIGHT_CACHES.filter(existsSync).flatMap((cache) =>
    globSync(PLAYWRIGHT_BROWSERS, { cwd: cache })
      .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
      .reverse()
      .map((file) => join(cache, file)),
  );
  return [...onPath, ...APPLICATIONS, ...fromPlaywright].find(isExecutable);
}

// Only where it asks nobody anything: root, on a system whose package is a real one (Ubuntu's points to snap).
function mayInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  return /^ID=("?)(debian|ubuntu)\1$/m.test(readFileSync("/etc/os-release", "utf8"));
}

function install(): boolean {
  process.stderr.write("Installing Chromium for the browser tests (apt-get install chromium), once ...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const steps = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ];
  // A stale package list is often good enough, so only the second step decides.
  return steps.map((args) => spawnSync("apt-get", args, { env, stdio: "ignore" }).status === 0).at(-1) === true;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
