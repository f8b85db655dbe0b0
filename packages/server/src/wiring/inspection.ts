import { type CallLog, createCallLog } from "../control/callLog.ts";
import { watchEvents } from "../control/eventWatch.ts";
import { watchDeliveries } from "../control/watchDeliveries.ts";
import type { DeliveryWatch } from "../delivery/watch.ts";
import type { PresentEvent } from "../domain/events/presentEvent.ts";
import type { Component } from "../lifecycle.ts";
import type { Clock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";

/** The log that `log.list` shows, and what fills it besides calls. */
export interface Inspection extends Component {
  readonly callLog: CallLog;
  readonly watch: DeliveryWatch;
}

interface InspectionOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly present: PresentEvent;
}

export function openInspection({ store, clock, present }: InspectionOptions): Inspection {
  const callLog = createCallLog({ clock });
  const { start, copyEvents } = watchEvents(store.db, callLog, present);
  return { callLog, watch: { ...watchDeliveries(callLog, clock), copyEvents }, start };
}
