import { isBefore, parsePosition, printPosition } from "../domain/deliveries/position.ts";
import type { OutboxPosition } from "../domain/events/readEvents.ts";

/** What is to be done about a stretch of events. */
export interface Plan<Item> {
  readonly found: readonly Item[];
  readonly position: OutboxPosition;
  /** How many events were looked at. */
  readonly passed: number;
  readonly hasMore: boolean;
}

/** The same, with where the stretch begins and ends. */
export interface Queued<Item> {
  readonly from: string;
  readonly to: string;
  readonly found: readonly Item[];
}

export interface OutboxConsumerOptions<Item> {
  /** How far every server together has come, as it is stored. */
  readPosition(): Promise<string | undefined>;
  readEnd(): Promise<OutboxPosition>;
  plan(after: OutboxPosition): Promise<Plan<Item>>;
  /** False when another server was faster. */
  queue(queued: Queued<Item>): Promise<boolean>;
}

/** So many events that nobody waits for are passed before that is written down: writing it each time would cost as much as they did. */
const passedMax = 1_000;

export interface OutboxConsumer {
  /** Goes on as far as there is anything. */
  follow(): Promise<void>;
  /** Whether there is anything, as far as is known here, when this is the last event. */
  isBehind(lastEvent: OutboxPosition | undefined): boolean;
  /** Stores how far it has come: the outbox is pruned only up to there. */
  savePosition(): Promise<void>;
  /** Begins again where the store says: it was put back to another state, and what was passed may not have happened. */
  forget(): void;
}

/** Goes through the outbox and writes down what follows from it, each thing once: deliveries to apps, runs of workflows. */
export function createOutboxConsumer<Item>(options: OutboxConsumerOptions<Item>): OutboxConsumer {
  let known: string | undefined;
  let at: OutboxPosition = { txid: 0, id: 0 };
  let passed = 0;

  async function step(): Promise<boolean> {
    const stored = await options.readPosition();
    if (stored === undefined) return false;
    const end = await options.readEnd();
    // Another server advanced, or the store was restored to an earlier state.
    if (stored !== known || isBefore(end, at)) {
      known = stored;
      at = parsePosition(stored);
      passed = 0;
    }
    if (!isBefore(at, end)) return false;
    const plan = await options.plan(at);
    passed += plan.passed;
    if (plan.found.length === 0 && passed < passedMax) {
      at = plan.position;
      return plan.hasMore;
    }
    const to = printPosition(plan.position);
    if (!(await options.queue({ from: stored, to, found: plan.found }))) return true;
    known = to;
    at = plan.position;
    passed = 0;
    return plan.hasMore;
  }

  return {
    async follow() {
      while (await step());
    },
    isBehind(lastEvent) {
      // An earlier end means that the store was restored to an earlier state.
      const isElsewhere = lastEvent !== undefined && (isBefore(at, lastEvent) || isBefore(lastEvent, at));
      return known === undefined || isElsewhere;
    },
    async savePosition() {
      const from = known;
      const to = printPosition(at);
      // A step may run meanwhile. Both write from where the store stands, so the later one is overtaken and reads again.
      if (from === undefined || from === to) return;
      if (await options.queue({ from, to, found: [] })) known = to;
    },
    forget() {
      known = undefined;
    },
  };
}
