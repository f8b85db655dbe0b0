import type { Outcome } from "@platform/protocol";
import type { ControlContext } from "../control/controlContext.ts";
import { type CallLog, createCallLog } from "../control/callLog.ts";
import type { Control } from "../control/define.ts";
import { watchEvents } from "../control/eventWatch.ts";
import { withoutUploads } from "../control/withoutUploads.ts";
import { watchDeliveries } from "../control/watchDeliveries.ts";
import type { WatchSlot } from "../delivery/watch.ts";
import type { Faults } from "../control/faults.ts";
import type { MovableClock } from "../control/movableClock.ts";
import { openState } from "../control/state.ts";
import { readStoredTime, storeTime } from "../control/storedTime.ts";
import { personCaller } from "../domain/access/personCaller.ts";
import { nobody } from "../domain/caller.ts";
import type { PresentEvent } from "../domain/events/presentEvent.ts";
import type { Answer, Call, CallServices } from "../http/call.ts";
import type { ControlServices } from "../http/controlRoute.ts";
import { decodeParams } from "../methods/decodeParams.ts";
import { runAs } from "../http/runAs.ts";
import type { Store } from "../storage/store.ts";

export interface ControlServicesOptions {
  readonly store: Store;
  readonly callServices: CallServices;
  readonly clock: MovableClock;
  readonly faults: Faults;
  /** Filled here: from then on it is kept what requests cause and what apps are told. */
  readonly watch: WatchSlot;
  readonly present: PresentEvent;
  /** Does what the clock, once moved, has made due. */
  readonly settle: () => Promise<void>;
  /** The store was put back to another state. */
  readonly onReplaced: () => Promise<void>;
  /** Those that are set open the controls. */
  readonly tokens: readonly (string | undefined)[];
}

export interface OpenControlServices extends ControlServices {
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<Outcome<object, string> | undefined>;
  readonly onCall: (call: Call, answer: Answer, durationMs: number) => void;
}

/** Arguments are kept as they were parsed, which takes several times as much memory as their text. */
const parsedFactor = 4;

/** Puts the controls together with what they control. */
export async function openControlServices(options: ControlServicesOptions): Promise<OpenControlServices> {
  const { store, clock, callServices } = options;
  const callLog = createCallLog({ clock });
  options.watch.watch = watchDeliveries(callLog, clock);
  const copyEvents = await watchEvents(store.db, callLog, options.present);
  options.watch.copyEvents = copyEvents;
  const bench = benchOf(options, callLog, copyEvents);
  return {
    tokens: options.tokens.filter((token) => token !== undefined),
    async call(name, args) {
      // Loaded when first called: most servers that could be controlled never are.
      const { controls } = await import("../control/registry.ts");
      const control = controls.get(name);
      return control && runControl(control, { ...bench, controls: () => [...controls.values()] }, args);
    },
    onCall(call, { method, status, code, caller, args, text, isDropped }, durationMs) {
      // At once, because it was just called and therefore loaded.
      const found = callServices.methods.find(method);
      const { args: logged, leftOut } = withoutUploads(args, found instanceof Promise ? undefined : found);
      // The bytes of a form are not here; its fields are among the arguments.
      const given = call.form ? JSON.stringify(logged ?? {}).length : (call.body?.length ?? 0) - leftOut;
      const sent = call.query.length + given;
      callLog.add({
        kind: "call",
        atMs: clock.nowMs(),
        requestId: call.requestId,
        method,
        caller,
        status,
        code,
        durationMs,
        args: logged,
        answer: isDropped ? undefined : text,
        size: text.length + parsedFactor * Math.max(0, sent),
      });
    },
  };
}

async function runControl(
  control: Control,
  bench: ControlContext,
  args: Readonly<Record<string, unknown>>,
): Promise<Outcome<object, string>> {
  const params = decodeParams(control, args);
  return "ok" in params && params.ok === false ? (params as Outcome<object, string>) : control.handler(bench, params);
}

function benchOf(
  { store, callServices, clock, faults, settle, onReplaced }: ControlServicesOptions,
  callLog: CallLog,
  catchUp: () => Promise<void>,
): Omit<ControlContext, "controls"> {
  const { scopes } = callServices.methods;
  const keepTime = async (): Promise<void> => {
    await store.write(storeTime, { caller: nobody, nowMs: clock.nowMs() }, { aheadMs: clock.aheadMs });
    await settle();
  };
  return {
    db: store.db,
    clock,
    storeTime: keepTime,
    faults,
    callLog,
    catchUp,
    state: openState({
      snapshots: store.snapshots,
      onReplaced: async () => {
        clock.follow(await readStoredTime(store.db));
        await onReplaced();
      },
    }),
    async codesOf(method) {
      const found = await callServices.methods.find(method);
      return found && Object.keys(found.errors);
    },
    async actAs(userId) {
      const caller = await personCaller(store.db, userId, scopes);
      return caller && callServices.openContext(caller, {}, {});
    },
    async callAs(userId, method, args) {
      const caller = await personCaller(store.db, userId, scopes);
      if (!caller) return undefined;
      const started = performance.now();
      const answer = (await runAs(callServices, caller, method, args)) as Outcome<Record<string, unknown>, string>;
      const text = JSON.stringify(answer);
      callLog.add({
        kind: "call",
        atMs: clock.nowMs(),
        requestId: "",
        method,
        caller,
        status: 200,
        code: answer.ok ? "ok" : answer.error,
        durationMs: performance.now() - started,
        args,
        answer: text,
        size: 2 * text.length,
      });
      return answer;
    },
  };
}
