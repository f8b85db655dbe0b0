import { fileURLToPath } from "node:url";
import { limits } from "@platform/protocol";
import { otherCoreList } from "./pinToOtherCores.ts";

/** What keeps a function from everything but its own arguments, from the strongest. */
export type IsolationKind = "namespaces" | "permissions";

/** A value that can be sent to the process that starts them. */
export interface Isolation {
  /**
   * `namespaces`: no files, no processes and no network of this machine exist for it (bubblewrap), and Deno's own
   * permissions apply in addition. `permissions`: Deno's permissions alone.
   */
  readonly kind: IsolationKind;
  /** The kernel bounds its memory, its processor time and what it may open. */
  readonly hasLimits: boolean;
  /** It dies with this process even if that is killed, so it may be made to stand still between calls. */
  readonly endsWithServer: boolean;
  /** The user that it runs as; nothing when that is the user of this process. */
  readonly uid: number | undefined;
  /** What the process that starts it is started with, so that all of them leave a core to the server; often nothing. */
  readonly place: readonly string[];
  /** The program and its arguments; the user is changed by the code that starts it. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Programs that were found, by the path they were found at. */
export interface Programs {
  readonly deno: string;
  readonly bwrap: string | undefined;
  readonly prlimit: string | undefined;
  readonly setpriv: string | undefined;
  readonly nice: string | undefined;
  readonly choom: string | undefined;
  readonly taskset: string | undefined;
}

const inside = fileURLToPath(new URL("inside", import.meta.url));

/**
 * Refused all that Deno can refuse, and nothing that it could fetch, look up or remember. There is no way out but its
 * standard streams. `DENO_DIR` is a place that cannot be: storage that apps could share would lie there.
 */
const denoArguments = [
  ...words("run --quiet --no-prompt --no-config --no-lock --no-remote --no-npm --cached-only --no-code-cache"),
  ...words("--deny-import --deny-read --deny-write --deny-env --deny-net --deny-run --deny-ffi --deny-sys"),
  `--v8-flags=--max-old-space-size=${limits.hosted_heap_mib}`,
];

const environment = { DENO_DIR: "/dev/null/none", DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };

/**
 * One core is left to the server: a scheduler lets even a low-priority process finish its slice, and some milliseconds for each of
 * many functions, and for the process that reads their output, would add up to a slow server.
 */
function onOtherCores({ taskset }: Programs): string[] {
  const cores = otherCoreList();
  return taskset && cores !== undefined ? [taskset, "--cpu-list", cores] : [];
}

/** Behind everybody else when the processor is short, and the first to go when memory is. */
function withoutPrivilege({ nice, choom }: Programs): string[] {
  return [...(nice ? [nice, "-n", String(limits.hosted_niceness)] : []), ...(choom ? [choom, "-n", "1000", "--"] : [])];
}

/**
 * On x64 the engine sets aside 512 MiB for the code of a function and as much again for that of a worker, elsewhere a
 * quarter. It is never used, and counted all the same: without this no function could start a worker.
 */
export const dataBytesMax = limits.hosted_data_bytes_max + (process.arch === "x64" ? 512 * 2 ** 20 : 0);

function limited(prlimit: string | undefined, isAlone: boolean): string[] {
  if (prlimit === undefined) return [];
  return [
    prlimit,
    `--data=${dataBytesMax}`,
    `--cpu=${limits.hosted_process_cpu_s}`,
    `--fsize=${limits.hosted_written_bytes_max}`,
    `--nofile=${limits.hosted_open_files_max}`,
    "--core=0",
    // Counted per user: outside a namespace of its own, the processes of others would count too.
    ...(isAlone ? [`--nproc=${limits.hosted_threads_max}`] : []),
    "--",
  ];
}

/** Only Deno, the libraries it needs and what runs in it are there, read-only; no network, no /proc, no /dev. */
export function inNamespaces(programs: Programs, bwrap: string, uid: number | undefined): Isolation {
  const bind = (from: string, to: string) => ["--ro-bind", from, to];
  const libraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64"].flatMap((path) => ["--ro-bind-try", path, path]);
  const prlimit = programs.prlimit && "/bin/prlimit";
  const command = [
    ...withoutPrivilege(programs),
    bwrap,
    ...words("--unshare-all --die-with-parent --cap-drop ALL --hostname function --clearenv"),
    ...Object.entries(environment).flatMap(([name, value]) => ["--setenv", name, value]),
    ...bind(programs.deno, "/bin/deno"),
    ...bind(inside, "/inside"),
    ...(programs.prlimit ? bind(programs.prlimit, "/bin/prlimit") : []),
    ...libraries,
    // All that Deno looks for in /proc, which tells too much to be there as a whole.
    ...words("--dir /proc/self --symlink /bin/deno /proc/self/exe"),
    ...words("--remount-ro / --chdir / --"),
    ...limited(prlimit, true),
    "/bin/deno",
    ...denoArguments,
    "/inside/main.js",
  ];
  const hasLimits = prlimit !== undefined;
  const place = onOtherCores(programs);
  return { kind: "namespaces", hasLimits, endsWithServer: true, uid, place, command, environment };
}

export function byPermissions(programs: Programs, uid: number | undefined): Isolation {
  const { setpriv, prlimit } = programs;
  const command = [
    ...withoutPrivilege(programs),
    ...(setpriv ? [setpriv, "--no-new-privs", "--pdeathsig", "KILL", "--"] : []),
    ...limited(prlimit, false),
    programs.deno,
    ...denoArguments,
    `${inside}/main.js`,
  ];
  return {
    kind: "permissions",
    hasLimits: prlimit !== undefined,
    endsWithServer: setpriv !== undefined,
    uid,
    place: onOtherCores(programs),
    command,
    environment,
  };
}

function words(text: string): string[] {
  return text.split(" ");
}
