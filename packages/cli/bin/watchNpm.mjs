import { readFileSync } from "node:fs";

const POLL_MS = 300;
const SHELLS = ["sh", "dash", "bash", "ash", "busybox", "zsh"];

/**
 * Ends this process, as a SIGTERM would, when the npm that runs it has ended. npm puts a shell between itself and a
 * script and tells only the shell to stop, which tells nobody: a server would go on after `kill` on its `npm start`.
 */
export function watchNpm() {
  // Started by hand, the parent is the user's own shell, which may well end first.
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === before) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS);
  timer.unref();
}

function ancestry() {
  const parent = process.ppid;
  const stat = statOf(parent);
  // Where there is no /proc the shell alone is watched: it ends with npm in every case but SIGKILL.
  return stat !== undefined && SHELLS.includes(stat.name) ? `${parent} ${stat.parent}` : `${parent}`;
}

function statOf(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return name === undefined ? undefined : { name, parent };
  } catch {
    return undefined;
  }
}
