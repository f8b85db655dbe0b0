import type { DeliveryPlan } from "../domain/deliveries/planDeliveries.ts";
import { parsePosition, printPosition } from "../domain/deliveries/position.ts";
import type { Queued } from "../domain/deliveries/queueDeliveries.ts";
import type { OutboxPosition } from "../domain/events/readEvents.ts";

export interface FollowerOptions {
  /** How far every server together has come, as it is stored. */
  readPosition(): Promise<string | undefined>;
  readEnd(): Promise<OutboxPosition>;
  plan(after: OutboxPosition): Promise<DeliveryPlan>;
  /** False when another server was faster. */
  queue(queued: Queued): Promise<boolean>;
}

/** So many events without a subscriber are passed before that is written down: writing it each time would cost as much as they did. */
const passedMax = 1_000;

export interface Follower {
  /** Goes on as far as there is anything. */
  follow(): Promise<void>;
  /** Begins again where the store says: it was put back to another state, and what was passed may not have happened. */
  forget(): void;
}

/** Turns the outbox into deliveries. */
export function createFollower(options: FollowerOptions): Follower {
  let known: string | undefined;
  let at: OutboxPosition = { txid: 0, id: 0 };
  let passed = 0;

  async function step(): Promise<boolean> {
    const stored = await options.readPosition();
    if (stored === undefined) return false;
    const end = await options.readEnd();
    // Somebody else went on, or the store was put back to an earlier state.
    if (stored !== known || isBefore(end, at)) {
      known = stored;
      at = parsePosition(stored);
      passed = 0;
    }
    if (!isBefore(at, end)) return false;
    const plan = await options.plan(at);
    passed += plan.passed;
    if (plan.deliveries.length === 0 && passed < passedMax) {
      at = plan.position;
      return plan.hasMore;
    }
    const to = printPosition(plan.position);
    if (!(await options.queue({ from: stored, to, deliveries: plan.deliveries }))) return true;
    known = to;
    at = plan.position;
    passed = 0;
    return plan.hasMore;
  }

  return {
    async follow() {
      while (await step());
    },
    forget() {
      known = undefined;
    },
  };
}

function isBefore(a: OutboxPosition, b: OutboxPosition): boolean {
  return a.txid < b.txid || (a.txid === b.txid && a.id < b.id);
}
