import type { Outcome } from "@platform/protocol";
import type { MemberKey } from "../domain/access/personCaller.ts";
import type { SendEventCode, SentEvent } from "../domain/deliveries/sendEvent.ts";
import type { ActContext } from "../domain/interactions/act.ts";
import type { StreamLimits } from "../domain/streams/setStreamLimits.ts";
import type { Db } from "../storage/db.ts";
import type { CallLog } from "./callLog.ts";
import type { Faults } from "./faults.ts";
import type { MovableClock } from "./movableClock.ts";
import type { Recorder } from "./recordings/recorder.ts";
import type { Replays } from "./recordings/replays.ts";
import type { State } from "./state.ts";

/** What the controls work on. */
export interface ControlContext {
  readonly db: Db;
  readonly clock: MovableClock;
  /** Keeps how far the clock is ahead with what was dated by it, and does what is due by it. */
  storeTime(): Promise<void>;
  readonly faults: Faults;
  readonly callLog: CallLog;
  /** Puts what was committed meanwhile into the log. */
  catchUp(): Promise<void>;
  readonly state: State;
  /** The codes that a method can answer besides the common ones; nothing when there is no such method. */
  codesOf(method: string): Promise<readonly string[] | undefined>;
  /** Calls a method as a person who is bound by who they are, not by what an app was granted. */
  callAs(
    member: MemberKey,
    method: string,
    args: Readonly<Record<string, unknown>>,
  ): Promise<Outcome<Readonly<Record<string, unknown>>, string> | undefined>;
  /** The surface in which a person uses what an app shows them; nothing for callers who are not such a person. */
  actAs(member: MemberKey): Promise<ActContext | undefined>;
  /** Queues an event for one app and wakes the deliveries. */
  sendEvent(
    sent: SentEvent,
  ): Promise<Outcome<{ eventId: string; teamId: string; way: "http" | "socket" }, SendEventCode>>;
  setStreamLimits(limits: StreamLimits & { readonly teamId: string }): Promise<void>;
  readonly recorder: Recorder;
  readonly replays: Replays;
  /** Hands over the events that are due, and waits until apps have answered or failed to. */
  settleDeliveries(): Promise<void>;
  /** Calls another control. */
  runControl(name: string, args: Readonly<Record<string, unknown>>): Promise<Outcome<object, string>>;
  /** All that can be called here, by name. */
  controls(): readonly { readonly name: string; readonly summary: string }[];
}
