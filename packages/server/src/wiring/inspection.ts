import { type CallLog, createCallLog } from "../control/callLog.ts";
import { createRecorder, type Recorder } from "../control/recordings/recorder.ts";
import { createCauses } from "../control/causes.ts";
import { watchEvents } from "../control/eventWatch.ts";
import { watchDeliveries } from "../control/watchDeliveries.ts";
import { watchRequests } from "../control/watchRequests.ts";
import type { RequestWatch } from "../delivery/watch.ts";
import type { PresentEvent } from "../domain/events/presentEvent.ts";
import type { Component } from "../lifecycle.ts";
import type { Clock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";

/** The log that `log.list` shows, and what fills it besides calls. */
export interface Inspection extends Component {
  readonly callLog: CallLog;
  readonly watch: RequestWatch;
  /** Conversations with apps that are being recorded. */
  readonly recorder: Recorder;
}

interface InspectionOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly present: PresentEvent;
}

export function openInspection({ store, clock, present }: InspectionOptions): Inspection {
  const recorder = createRecorder();
  const callLog = createCallLog({ clock });
  callLog.subscribe(recorder.note);
  const causes = createCauses();
  const { start, copyEvents } = watchEvents({ db: store.db, callLog, causes, present });
  const watch = { ...watchRequests(callLog, causes), ...watchDeliveries(callLog, causes), copyEvents };
  return { callLog, watch, recorder, start };
}
