import { type ChildProcess, spawn } from "node:child_process";

/**
 * Reads which groups begin (`+ 12`) and end (`- 12`). When the pipe closes, the command line is gone, however that came
 * about, and whatever still runs is ended.
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
[ "$groups" = ' ' ] && exit 0
for group in $groups; do kill -TERM "-$group" 2>/dev/null; done
sleep 1
for group in $groups; do kill -KILL "-$group" 2>/dev/null; done
`;

let guard: ChildProcess | undefined;
/** Most hooks are over sooner, and one more process would slow each of them down. */
const lateMs = 250;

/**
 * Sees to it that a group ends with us even when we are killed and can do nothing any more. Call what is returned when it
 * has ended: its number may be given to others after that.
 */
export function guardGroup(group: number): () => void {
  let tell: ((line: string) => void) | undefined;
  const late = setTimeout(() => {
    const { stdin } = (guard ??= startGuard());
    tell = (line) => void stdin?.write(line);
    tell(`+ ${group}\n`);
  }, lateMs);
  late.unref();
  return () => {
    clearTimeout(late);
    tell?.(`- ${group}\n`);
  };
}

/** One small shell for the life of the command line; it is given numbers only. */
function startGuard(): ChildProcess {
  const child = spawn("/bin/sh", ["-c", script, "platform-guard"], {
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
