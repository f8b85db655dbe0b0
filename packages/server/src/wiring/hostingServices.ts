import { setTimeout } from "node:timers/promises";
import { limits } from "@platform/protocol";
import type { Dispatch } from "../delivery/dispatchInteraction.ts";
import { createPoller } from "../delivery/poller.ts";
import type { Agenda } from "../domain/agenda/readAgenda.ts";
import { nobody } from "../domain/caller.ts";
import type { FileKeeping } from "../domain/files/fileKeeping.ts";
import { claimExecutions, findCancelled, isExecutionWaiting } from "../domain/functions/claimExecutions.ts";
import { bundleBytes } from "../domain/hosted/bundleBytes.ts";
import { releaseExecution } from "../domain/hosted/releaseExecution.ts";
import { endHostedCall } from "../domain/hosted/endHostedCall.ts";
import { endHostedInteraction } from "../domain/hosted/endHostedInteraction.ts";
import { recordHostedLogs } from "../domain/hosted/recordHostedLogs.ts";
import { type HostedLog, type HostedPlace, hostedPlaceOf } from "../domain/hosted/recordOutput.ts";
import { callOfExecution, callOfInteraction, type HostedCall, type HostedFault } from "../domain/hosted/hostedCall.ts";
import type { Logger } from "../ports/log.ts";
import type { Outgoing } from "../ports/outgoing/outgoing.ts";
import { askOwnServer } from "../ports/outgoing/ownServer.ts";
import { type Clock, findProgram, type Secrets } from "../ports/ports.ts";
import { type Attended, createFunctionRunner } from "../runtime/functionRunner.ts";
import { createGateway } from "../runtime/gateway.ts";
import { forwardable, answerOf } from "../runtime/forward.ts";
import { createRuntime, type FunctionSetting, type RuntimeState } from "../runtime/runtime.ts";
import type { Store } from "../storage/store.ts";
import type { ServerAddress } from "./httpListener.ts";
import type { ServerLease } from "./serverLease.ts";

export interface HostingOptions {
  readonly lease: Pick<ServerLease, "claimant">;
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly files: FileKeeping;
  readonly outgoing: Outgoing;
  readonly address: ServerAddress;
  readonly setting: FunctionSetting;
  /** How long a function may take; as documented unless told. */
  readonly deadlineMs: number | undefined;
  readonly onCommit: () => void;
  /** A function has ended, and with it the step of a run. */
  readonly onEnded: () => void;
}

export interface Hosting {
  start(): void;
  state(): Promise<RuntimeState>;
  describe(): Promise<string>;
  /** Looks if an execution waits, or if one that runs here may have been cancelled. */
  follow(agenda: Agenda): void;
  /** A run was taken further, perhaps to a function: look without a rest. */
  hurry(): void;
  /** Runs what waits, to its end. Tells whether anything has ended since this was last asked. */
  settle(): Promise<boolean>;
  /** Asks a deployed app about a person's action in what its functions have shown; every other app as before. */
  dispatch(otherwise: Dispatch): Dispatch;
  stop(): Promise<void>;
}

/** If a server dies while it runs a function, others take over after this time: twice the longest run, and some. */
const leaseS = 2 * limits.hosted_deadline_s + 30;

/** Imports lazily: bundles bring the reader of manifests with them, a fifth of all that a server would load as it starts. */
async function readSource(
  blobs: HostingOptions["files"]["blobs"],
  { blobKey, callbackId }: { readonly blobKey: string; readonly callbackId: string },
) {
  const { readFunction } = await import("../domain/hosted/readBundle.ts");
  return readFunction(await bundleBytes(blobs, blobKey), callbackId);
}

/** Runs the functions of deployed apps, on every server that is up. */
export function openHosting(options: HostingOptions): Hosting {
  const { store, clock, secrets, log, files, address, onCommit, onEnded } = options;
  const { deadlineMs = limits.hosted_deadline_s * 1000 } = options;
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });
  const tools = () => ({ db: store.db, secrets, baseUrl: address.baseUrl });
  let ended = 0;
  let endedBefore = 0;
  const runtime = createRuntime({ setting: options.setting, find: findProgram });
  const functionRunner = createFunctionRunner({
    runtime,
    log,
    deadlineMs,
    nowMs: () => clock.nowMs(),
    isWaiting: () => isExecutionWaiting(store.db, clock.nowMs()),
    findCancelled: (ids) => findCancelled(store.db, ids),
    async claim(limit) {
      const claimed = await store.write(claimExecutions, now(), { limit, leaseS, serverId: options.lease.claimant });
      return claimed.ok ? claimed.executions : [];
    },
    read: (execution) => callOfExecution(tools(), execution),
    readSource: (source) => readSource(files.blobs, source),
    gateway: openGateway(options),
    record: (execution, logs) => recordLogs(hostedPlaceOf(execution), logs),
    async end({ id: executionId, attempt }, attended) {
      await store.write(endHostedCall, now(), { executionId, attempt, ...attended, end: resultOf(attended) });
      ended++;
      onCommit();
      onEnded();
      // There is room for another.
      poller.hurry();
    },
    release: async ({ id, attempt }) => void (await store.write(releaseExecution, now(), { id, attempt })),
  });
  const poller = createPoller(async () => void (await functionRunner.look()), log);

  async function recordLogs(place: HostedPlace, logs: readonly HostedLog[]): Promise<void> {
    await store.write(recordHostedLogs, now(), { place, logs });
  }

  async function askHosted(call: HostedCall | HostedFault): ReturnType<Dispatch> {
    const attended = await functionRunner.attend(call, {
      deadlineMs: limits.hosted_interaction_deadline_s * 1000,
      record: async (logs) => ("fault" in call ? undefined : recordLogs(placeOfInteraction(call), logs)),
    });
    if (!("fault" in call)) await store.write(endHostedInteraction, now(), endedInteraction(call, attended));
    if (attended.end.kind === "answered") return { answered: true, body: attended.end.result };
    return { answered: false, why: attended.end.kind === "deadline" ? "timeout" : "http 500" };
  }

  return {
    start: poller.start,
    state: runtime.state,
    describe: runtime.describe,
    follow({ due }) {
      if (due.has("functions") || functionRunner.isBusy()) poller.wake();
    },
    hurry: poller.hurry,
    async settle() {
      await poller.settle();
      await functionRunner.settled();
      // Also what ended before anybody asked: its run may not have gone on yet.
      const didRun = ended !== endedBefore;
      endedBefore = ended;
      return didRun;
    },
    dispatch: (otherwise) => async (appId, interaction) => {
      const call = await callOfInteraction(tools(), appId, interaction.payload);
      return call ? askHosted(call) : otherwise(appId, interaction);
    },
    async stop() {
      await poller.stop();
      await functionRunner.stop();
    },
  };
}

function resultOf({ end }: Attended) {
  return end.kind === "answered" ? { result: end.result } : { error: end.message };
}

function endedInteraction(call: HostedCall, { end, logs, tookMs }: Attended) {
  const error = end.kind === "answered" ? undefined : end.message;
  return { place: placeOfInteraction(call), version: call.version, logs, tookMs, error };
}

function placeOfInteraction({ appId, teamId, callbackId, body }: HostedCall): HostedPlace {
  const executionId = (body["function_data"] as { readonly execution_id: string }).execution_id;
  return { appId, teamId, callbackId, traceId: executionId, executionId };
}

const listenPatienceMs = 2_000;

/** Functions that another server left behind are run from the start on, just before this one listens. */
async function listeningOf(address: ServerAddress, ending: AbortSignal): Promise<ServerAddress["listening"]> {
  for (let waitedMs = 0; !address.listening && !ending.aborted && waitedMs < listenPatienceMs; waitedMs += 25) {
    await setTimeout(25);
  }
  return address.listening;
}

function openGateway({ outgoing, address }: HostingOptions) {
  const timeoutMs = limits.hosted_deadline_s * 1000;
  return createGateway({
    baseUrl: () => address.baseUrl,
    async askHere(request, ending, executionId) {
      const listening = await listeningOf(address, ending);
      if (!listening) throw new Error("This server does not listen, so its API cannot be asked.");
      const { pathname, search, host } = new URL(request.url);
      const { method, headers, body } = forwardable(request);
      const own = { method, path: `${pathname}${search}`, headers: { ...headers, host }, body, executionId };
      return answerOf(await askOwnServer(listening, own, ending));
    },
    async askRemoteSockets(request, ending) {
      return answerOf(await outgoing.ask(request.url, { ...forwardable(request), timeoutMs, ending }));
    },
  });
}
