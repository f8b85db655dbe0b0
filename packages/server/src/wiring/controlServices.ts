import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ControlTokenCode } from "@platform/protocol/controlErrors.ts";
import type { ControlContext } from "../control/controlContext.ts";
import type { Control } from "../control/define.ts";
import { isOwnPoll } from "../control/isOwnPoll.ts";
import { withoutUploads } from "../control/withoutUploads.ts";
import type { Faults } from "../control/faults.ts";
import type { MovableClock } from "../control/movableClock.ts";
import { watchActs } from "../control/recordings/watchActs.ts";
import { createReplays } from "../control/recordings/replays.ts";
import { openState } from "../control/state.ts";
import { readStoredTime, storeTime } from "../control/storedTime.ts";
import { personCaller } from "../domain/access/personCaller.ts";
import { nobody } from "../domain/caller.ts";
import { sendEvent } from "../domain/deliveries/sendEvent.ts";
import { restoreLogins } from "../domain/cliLogin/restoreLogins.ts";
import { setStreamLimits } from "../domain/streams/setStreamLimits.ts";
import type { Answer, Call, CallServices } from "../http/call.ts";
import type { ControlServices } from "../http/controlRoute.ts";
import { decodeParams } from "../methods/decodeParams.ts";
import { runAs } from "../http/runAs.ts";
import { selectConfigLogins } from "../storage/queries/configLogins.ts";
import type { Store } from "../storage/store.ts";
import type { Inspection } from "./inspection.ts";

export interface ControlServicesOptions {
  readonly store: Store;
  readonly callServices: CallServices;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly inspection: Inspection;
  /** Does what the clock, once moved, has made due. */
  readonly settle: () => Promise<void>;
  /** Hands over the events that are due. */
  readonly settleDeliveries: () => Promise<void>;
  /** Something was committed. */
  readonly onCommit: () => void;
  /** The store was put back to another state. */
  readonly onReplaced: () => Promise<void>;
  /** Opens the controls in dev mode. */
  readonly devToken: string | undefined;
  readonly operatorToken: string | undefined;
}

export interface OpenControlServices extends ControlServices {
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<Outcome<object, string> | undefined>;
  readonly onCall: (call: Call, answer: Answer, durationMs: number) => void;
  drain(): Promise<void>;
}

/** Arguments are kept as they were parsed, which takes several times as much memory as their text. */
const parsedFactor = 4;

/** Connects the controls to what they control. */
export function openControlServices(options: ControlServicesOptions): OpenControlServices {
  const { callServices, inspection } = options;
  const { callLog } = inspection;
  const { settleDeliveries } = options;
  const replays = createReplays();
  const recorded = { recorder: inspection.recorder, replays, settleDeliveries };
  const context = { ...contextOf(options), ...recorded };
  async function call(name: string, args: Readonly<Record<string, unknown>>) {
    // Loaded when first called: most servers that could be controlled never are.
    const { controls } = await import("../control/registry.ts");
    const control = controls.get(name);
    if (!control) return undefined;
    const runOther: ControlContext["runControl"] = async (other, given) =>
      (await call(other, given)) ?? refuse("unknown_control");
    const whole = { ...context, runControl: runOther, controls: () => [...controls.values()] };
    return watchActs(inspection, name, args, () => runControl(control, whole, args));
  }
  return {
    drain: () => replays.drain(),
    tokens: [options.devToken, options.operatorToken].filter((token) => token !== undefined),
    ownersToken: (bearer, address) => ownersToken(options, bearer, address),
    call,
    onCall(call, { method, status, code, caller, args, text, isDropped }, durationMs) {
      if (isOwnPoll({ method, code, caller, args })) return;
      // At once, because it was just called and therefore loaded.
      const found = callServices.methods.find(method);
      const { args: logged, leftOut } = withoutUploads(args, found instanceof Promise ? undefined : found);
      // The bytes of a form are not here; its fields are among the arguments.
      const given = call.form ? JSON.stringify(logged ?? {}).length : (call.body?.length ?? 0) - leftOut;
      const sent = call.query.length + given;
      callLog.add({
        kind: "call",
        ...callLog.close(call.requestId),
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

/** What recordings and replays need besides. */
type RecordingPart = "recorder" | "replays" | "settleDeliveries";

/** The control token for the login of an owner; in dev mode only. */
async function ownersToken(
  { callServices, devToken }: ControlServicesOptions,
  bearer: string,
  address: () => string,
): Promise<Outcome<{ control_token: string }, ControlTokenCode>> {
  const found = await callServices.authenticate(bearer, ["config"], address);
  if (!found.ok) return found;
  const { kind, role } = found.caller;
  if (devToken === undefined) return refuse("not_in_dev_mode", "only a server in dev mode gives its control token");
  if (kind !== "config" || (role !== "owner" && role !== "primary_owner")) {
    return refuse("not_an_owner", "only the login of a workspace owner opens the controls");
  }
  return succeed({ control_token: devToken });
}

async function runControl(
  control: Control,
  context: ControlContext,
  args: Readonly<Record<string, unknown>>,
): Promise<Outcome<object, string>> {
  const params = decodeParams(control, args);
  return "ok" in params && params.ok === false ? (params as Outcome<object, string>) : control.handler(context, params);
}

function contextOf(options: ControlServicesOptions): Omit<ControlContext, RecordingPart | "controls" | "runControl"> {
  const { store, callServices, inspection, clock, faults, settle, onReplaced } = options;
  const { callLog, watch } = inspection;
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
    catchUp: watch.copyEvents,
    state: openState({
      snapshots: store.snapshots,
      async onReplacing() {
        const logins = await selectConfigLogins(store.db);
        return async () => {
          clock.follow(await readStoredTime(store.db));
          await onReplaced();
          await store.write(restoreLogins, { caller: nobody, nowMs: clock.nowMs() }, logins);
        };
      },
    }),
    async sendEvent(sent) {
      const queued = await store.write(sendEvent, { caller: nobody, nowMs: clock.nowMs() }, sent);
      options.onCommit();
      return queued;
    },
    async setStreamLimits(limits) {
      await store.write(setStreamLimits, { caller: nobody, nowMs: clock.nowMs() }, limits);
    },
    async codesOf(method) {
      const found = await callServices.methods.find(method);
      return found && Object.keys(found.errors);
    },
    async actAs(member) {
      const caller = await personCaller(store.db, member, scopes);
      return caller && callServices.openContext(caller, {}, {}, undefined, watch.newRequestId());
    },
    async callAs(member, method, args) {
      const caller = await personCaller(store.db, member, scopes);
      if (!caller) return undefined;
      const started = performance.now();
      const requestId = watch.newRequestId();
      watch.opened(requestId);
      const answer = (await runAs(callServices, caller, method, args, requestId)) as Outcome<
        Record<string, unknown>,
        string
      >;
      const text = JSON.stringify(answer);
      callLog.add({
        kind: "call",
        ...callLog.close(requestId),
        requestId,
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
