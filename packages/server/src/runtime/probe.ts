import { execFile } from "node:child_process";
import { limits } from "@platform/protocol";
import {
  byPermissions,
  dataBytesMax,
  inNamespaces,
  type Isolation,
  type IsolationKind,
  type Programs,
} from "./isolation.ts";
import { otherCoreList } from "./pinToOtherCores.ts";
import { startSandbox } from "./sandbox.ts";

export interface ProbeOptions {
  /** Where a program is, if this machine has it. */
  readonly find: (name: string) => string | undefined;
  readonly deno: string;
  /** Whether this process runs with full rights, so that a function should run as another user. */
  readonly isRoot: boolean;
}

/** The user that owns nothing. */
const nobody = 65_534;
const probeDeadlineMs = 30_000;
/** With a module that Deno carries itself, because some of them need more of the machine than the rest. */
const source = `import "node:crypto"; export default () => ({});`;

const everyKind: readonly IsolationKind[] = ["namespaces", "permissions"];
/** What a machine can do it can do for every server in this process. */
const probed = new Map<string, Promise<Isolation | undefined>>();

/** The strongest isolation of the kinds that works here. */
export function probeIsolation(options: ProbeOptions, kinds = everyKind): Promise<Isolation | undefined> {
  const key = `${options.deno} ${kinds.join()}`;
  const known = probed.get(key) ?? probe(options, kinds);
  probed.set(key, known);
  return known;
}

/** Each is tried with a function, because that a program is there proves nothing. */
async function probe(options: ProbeOptions, kinds: readonly IsolationKind[]): Promise<Isolation | undefined> {
  const found = await findPrograms(options);
  const users = options.isRoot ? [nobody, undefined] : [undefined];
  // Some kernels count more memory than others; a function without limits is still better off than none.
  const ways = [found, { ...found, prlimit: undefined }].flatMap((programs) => users.map((uid) => ({ programs, uid })));
  const { bwrap } = found;
  const candidates = [
    ...(bwrap ? ways.map(({ programs, uid }) => inNamespaces(programs, bwrap, uid)) : []),
    ...ways.map(({ programs, uid }) => byPermissions(programs, uid)),
  ];
  for (const candidate of candidates) {
    if (kinds.includes(candidate.kind) && (await works(candidate))) return candidate;
  }
  return undefined;
}

async function works(isolation: Isolation): Promise<boolean> {
  const sandbox = startSandbox(isolation);
  try {
    const { end } = await sandbox.run({
      callbackId: "probe",
      readSource: () => Promise.resolve(source),
      body: { type: "function_executed", event: { type: "function_executed" } },
      context: { bot_access_token: "", app_id: "", team_id: "", variables: {} },
      deadlineMs: probeDeadlineMs,
      ask: () => Promise.reject(new Error("The probe asks for nothing.")),
    });
    return end.kind === "answered";
  } finally {
    await sandbox.end();
  }
}

/** Those that are there and do what they are needed for: in some containers they are, and may not. */
async function findPrograms({ find, deno }: ProbeOptions): Promise<Programs> {
  const doNothing = find("true");
  const usable = async (name: string, ...args: string[]) => {
    const path = find(name);
    return path !== undefined && doNothing !== undefined && (await succeeds(path, [...args, doNothing]))
      ? path
      : undefined;
  };
  const [prlimit, setpriv, nice, choom, taskset] = await Promise.all([
    usable("prlimit", `--data=${dataBytesMax}`, "--core=0", "--"),
    usable("setpriv", "--no-new-privs", "--pdeathsig", "KILL", "--"),
    usable("nice", "-n", String(limits.hosted_niceness)),
    usable("choom", "-n", "1000", "--"),
    usable("taskset", "--cpu-list", otherCoreList() ?? "0"),
  ]);
  return { deno, bwrap: find("bwrap"), prlimit, setpriv, nice, choom, taskset };
}

function succeeds(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, args, { env: {}, timeout: probeDeadlineMs }, (error) => resolve(error === null));
  });
}
