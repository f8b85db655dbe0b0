import { type EndedCall, notRun } from "./ended.ts";
import { findDeno } from "./findDeno.ts";
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
}

/** Whether functions run here, and in which isolation, in a sentence for the operator. */
export type RuntimeState =
  | { readonly canRun: true; readonly isolation: Isolation; readonly sentence: string }
  | { readonly canRun: false; readonly sentence: string };

export interface Runtime {
  /** False where the operator wants no functions: other servers on the same store may run them. */
  readonly isOn: boolean;
  state(): Promise<RuntimeState>;
  /** Runs a function of a version of an app. The caller has checked that functions run here. */
  run(version: string, call: SandboxCall): Promise<EndedCall>;
  /** The process that keeps what runs, once there is one. */
  supervisorPid(): number | undefined;
  stop(): Promise<void>;
}

/** Nothing is started, searched for, or even loaded, before the first call. */
export function createRuntime({ setting, find, kinds, ...sizes }: RuntimeOptions): Runtime {
  let state: Promise<RuntimeState> | undefined;
  let supervisor: SandboxSupervisor | undefined;
  let isStopped = false;
  const readState = () => (state ??= findState(setting, find, kinds));

  function supervisorOf(isolation: Isolation): SandboxSupervisor {
    if (!supervisor || supervisor.isBroken()) supervisor = openSandboxSupervisor({ ...sizes, isolation });
    return supervisor;
  }

  return {
    isOn: setting !== "off",
    state: readState,
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

async function findState(
  setting: FunctionSetting,
  find: RuntimeOptions["find"],
  kinds: readonly IsolationKind[] | undefined,
): Promise<RuntimeState> {
  if (setting === "off") return refused("Deployed functions do not run: this server was started with --functions off.");
  const deno = findDeno(find);
  if (deno === undefined) {
    return refused(
      "Deployed functions do not run: there is no Deno. Install the npm package deno, or put it on the path.",
    );
  }
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
