import { type ChildProcess, spawn } from "node:child_process";
import { environmentMark, limitMark } from "./ownership.ts";

/**
 * Reads which groups begin (`+ 12`) and end (`- 12`). When the pipe closes, the command is gone, however that came about:
 * the groups that still run are ended, and on Linux every process with one of our marks (`$1` in its environment, `$2` as
 * its file size limit), again and again until none is found, because they may be starting others. We ourselves (`$3`) carry the
 * limit, too, and may still be on our way out.
 */
const script = `
trap '' INT TERM HUP
groups=' '
while read -r sign group; do
  case $sign in
    +) groups="$groups$group " ;;
    -) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -TERM "-$group" 2>/dev/null; done
[ "$groups" = ' ' ] || sleep 1
for group in $groups; do kill -KILL "-$group" 2>/dev/null; done
[ -r /proc/self/environ ] || exit 0
for time in 1 2 3 4 5 6 7 8 9 10; do
  found=$(grep -lsF "$1" /proc/[0-9]*/environ; grep -lsE "^Max file size +$2 " /proc/[0-9]*/limits)
  [ -n "$found" ] || exit 0
  for file in $found; do
    pid=\${file#/proc/}
    pid=\${pid%%/*}
    [ "$pid" = "$3" ] || kill -KILL "$pid" 2>/dev/null
  done
done
`;

let watchdog: ChildProcess | undefined;

/** Starts it with the first hook, before that hook can be killed with us. One small shell for the life of the command. */
export function startWatchdog(): void {
  watchdog ??= spawnWatchdog();
}

/**
 * Sees to it that a group ends with us even when we are killed and can do nothing any more. Call what is returned when it
 * has ended: its number may be given to others after that.
 */
export function guardGroup(group: number): () => void {
  startWatchdog();
  watchdog?.stdin?.write(`+ ${group}\n`);
  return () => void watchdog?.stdin?.write(`- ${group}\n`);
}

function spawnWatchdog(): ChildProcess {
  const child = spawn("/bin/sh", ["-c", script, "platform-watchdog", environmentMark, limitMark, String(process.pid)], {
    // A session of its own: Ctrl-C and the end of the terminal are for us, and it must outlive us by a moment.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
    env: { PATH: "/usr/bin:/bin" },
  });
  // Without it hooks are ended by us alone, which is nearly always enough.
  child.on("error", () => {});
  child.stdin?.on("error", () => {});
  child.unref();
  const pipe = child.stdin as unknown as { unref?: () => void } | null;
  pipe?.unref?.();
  return child;
}
