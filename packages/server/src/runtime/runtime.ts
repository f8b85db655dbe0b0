import { type EndedCall, notRun } from "./ended.ts";
import { denoSource, type DenoSource } from "./findDeno.ts";
import type { Isolation, IsolationKind } from "./isolation.ts";
import { type SandboxSupervisor, openSandboxSupervisor } from "./sandboxSupervisor.ts";
import type { SandboxCall } from "./callUnderWay.ts";
import type { WarmOptions } from "./warm.ts";

/** Which isolation is enough: the strongest only, whatever there is, or none because nothing shall run. */
export type FunctionSetting = "sandboxed" | "anyhow" | "off";

export interface RuntimeOptions extends Omit<WarmOptions, "isolation"> {
  readonly setting: FunctionSetting;
  readonly find: (name: string) => string | undefined;
  /** Tests choose; else the strongest that works is taken. */
  readonly kinds?: readonly IsolationKind[];
  /** Tests choose; else it is fetched when it is first needed. */
  readonly deno?: DenoSource;
}

/** Whether functions run here, and in which isolation, in a sentence for the operator. */
export type RuntimeState =
  | { readonly canRun: true; readonly isolation: Isolation; readonly sentence: string }
  | { readonly canRun: false; readonly sentence: string };

export interface Runtime {
  /** False where the operator wants no functions: other servers on the same store may run them. */
  readonly isOn: boolean;
  /** Fetches Deno if it is missing: a server that runs no functions does without its 92 MB. */
  state(): Promise<RuntimeState>;
  /** The sentence for the operator, without fetching anything. */
  describe(): Promise<string>;
  /** Runs a function of a version of an app. The caller has checked that functions run here. */
  run(version: string, call: SandboxCall): Promise<EndedCall>;
  /** The process that keeps what runs, once there is one. */
  supervisorPid(): number | undefined;
  stop(): Promise<void>;
}

/** Nothing is started, searched for, or even loaded, before the first call. */
export function createRuntime({ setting, find, kinds, deno = denoSource(find), ...sizes }: RuntimeOptions): Runtime {
  let state: Promise<RuntimeState> | undefined;
  let supervisor: SandboxSupervisor | undefined;
  let isStopped = false;

  function readState(): Promise<RuntimeState> {
    state ??= findState(setting, { find, kinds, deno }).catch((error: Error) => {
      // Not remembered: the network may be back at the next deployment.
      state = undefined;
      return refused(`Deployed functions do not run: there is no Deno. ${error.message}`);
    });
    return state;
  }

  function supervisorOf(isolation: Isolation): SandboxSupervisor {
    if (!supervisor || supervisor.isBroken()) supervisor = openSandboxSupervisor({ ...sizes, isolation });
    return supervisor;
  }

  return {
    isOn: setting !== "off",
    state: readState,
    async describe() {
      if (setting !== "off" && !state && deno.find() === undefined) return notFetched;
      return (await readState()).sentence;
    },
    async run(version, call) {
      const found = await readState();
      if (!found.canRun) throw new Error(found.sentence);
      if (isStopped) return notRun;
      const first = supervisorOf(found.isolation);
      try {
        return await first.run(version, call);
      } catch (error) {
        if (!first.isBroken()) throw error;
        // The supervisor ended, not the function, so the app must not notice.
        return isStopped ? notRun : supervisorOf(found.isolation).run(version, call);
      }
    },
    supervisorPid: () => supervisor?.pid,
    async stop() {
      isStopped = true;
      await supervisor?.stop();
    },
  };
}

const notFetched = "Deployed functions: Deno is fetched when the first app is deployed.";

interface FindOptions extends Pick<RuntimeOptions, "find"> {
  readonly kinds: readonly IsolationKind[] | undefined;
  readonly deno: DenoSource;
}

async function findState(setting: FunctionSetting, { find, kinds, deno: source }: FindOptions): Promise<RuntimeState> {
  if (setting === "off") return refused("Deployed functions do not run: this server was started with --functions off.");
  const deno = source.find() ?? (await source.fetch());
  // A server that runs no functions need not have read what runs them to answer calls.
  const { probeIsolation } = await import("./probe.ts");
  const isolation = await probeIsolation({ find, deno, isRoot: process.getuid?.() === 0 }, kinds);
  if (!isolation) return refused(`Deployed functions do not run: ${deno} cannot be started.`);
  if (isolation.kind === "permissions" && setting === "sandboxed") {
    return refused(
      "Deployed functions do not run: only Deno's own permissions would stand between them and this machine. Install bubblewrap and allow unprivileged namespaces, or accept it with --functions anyhow.",
    );
  }
  return { canRun: true, isolation, sentence: sentenceOf(isolation) };
}

function refused(sentence: string): RuntimeState {
  return { canRun: false, sentence };
}

function sentenceOf({ kind, hasLimits, uid }: Isolation): string {
  const behind =
    kind === "namespaces"
      ? "in namespaces of their own (bubblewrap) and behind Deno's permissions"
      : "behind Deno's permissions alone; with bubblewrap they would have namespaces of their own";
  const limits = hasLimits ? "with limits on memory and processor time" : "without limits of the kernel";
  return `Deployed functions run ${behind}, ${limits}${uid === undefined ? "" : ", as nobody"}.`;
}
