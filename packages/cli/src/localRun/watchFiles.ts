import { basename, relative, resolve, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { settle } from "./settle.ts";
import type { Watched } from "./watchPlan.ts";

export interface FileWatch extends AsyncDisposable {
  /** Resolves when every file is known, so that no change is missed from then on. */
  readonly ready: Promise<void>;
}

/** Folders that hold what tools write, not what people do; a server may keep its data in ours. */
const ignoredFolders = new Set(["node_modules", ".git", ".platform", ".slack"]);
/** What editors leave for a moment while they save. */
const temporary = /(?:^\.#|~$|\.sw[a-z]$|^4913$|\.tmp$)/;

/** Reports each burst of changes once, when it is over, with its first few files. */
export function watchFiles(root: string, watched: Watched, changed: (files: readonly string[]) => void): FileWatch {
  const files = new Set<string>();
  const burst = settle(() => {
    const list = [...files];
    files.clear();
    changed(list);
  });
  const watcher: FSWatcher = watch(
    watched.paths.map((path) => resolve(root, path)),
    {
      ignoreInitial: true,
      followSymlinks: false,
      ignored: (path) => isIgnored(root, path),
    },
  );
  watcher.on("all", (event, path) => {
    const file = relative(root, path).split(sep).join("/");
    if (event === "addDir" || event === "unlinkDir" || temporary.test(basename(path)) || !watched.matches(file)) return;
    files.add(file);
    burst.touch();
  });
  // A folder that may not be read is not watched; the rest is.
  watcher.on("error", () => {});
  return {
    ready: new Promise((done) => void watcher.once("ready", () => done())),
    async [Symbol.asyncDispose]() {
      burst.stop();
      await watcher.close();
    },
  };
}

function isIgnored(root: string, path: string): boolean {
  return relative(root, path)
    .split(sep)
    .some((part) => ignoredFolders.has(part));
}
