import { limits } from "@platform/protocol";
import type { FaultEffect, FaultSlot } from "../ports/faultEffect.ts";

/** A fault that was ordered: what it strikes, what it does, and how often it still will. */
export interface FaultOrder {
  readonly id: number;
  readonly on: "method" | "delivery";
  /** A method or an event by name; `*` for every one. */
  readonly name: string;
  readonly latencyMs: number;
  readonly error: string | undefined;
  readonly retryAfterS: number | undefined;
  readonly drop: FaultEffect["drop"];
  left: number;
}

export interface Faults {
  readonly calls: FaultSlot;
  readonly deliveries: FaultSlot;
  /** Nothing when there are too many already. */
  add(order: Omit<FaultOrder, "id">): FaultOrder | undefined;
  list(): readonly FaultOrder[];
  /** Removes the rest of one fault, or of all; callers that wait for an injected delay continue at once. */
  clear(id?: number): number;
  /** Clears all, so that no call keeps the server from stopping. */
  drain(): void;
}

/** Faults strike in the order they were given, one for each call. */
export function createFaults(): Faults {
  let orders: FaultOrder[] = [];
  let lastId = 0;
  const waiting = new Map<() => void, number>();
  const slots = { method: { take: undefined }, delivery: { take: undefined } } as Record<FaultOrder["on"], FaultSlot>;

  function fill(on: FaultOrder["on"]): void {
    slots[on].take = orders.some((order) => order.on === on) ? (name) => take(on, name) : undefined;
  }

  function keep(isKept: (order: FaultOrder) => boolean): void {
    orders = orders.filter(isKept);
    fill("method");
    fill("delivery");
  }

  function take(on: FaultOrder["on"], name: string): FaultEffect | undefined {
    const order = orders.find(
      (candidate) => candidate.on === on && (candidate.name === name || candidate.name === "*"),
    );
    if (!order) return undefined;
    if (--order.left === 0) keep((candidate) => candidate !== order);
    const { latencyMs, error, retryAfterS, drop } = order;
    return { delay: latencyMs === 0 ? undefined : () => wait(order), error, retryAfterS, drop };
  }

  function wait({ id, latencyMs }: FaultOrder): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, latencyMs);
      waiting.set(go, id);
    });
  }

  function clear(id?: number): number {
    const before = orders.length;
    keep((order) => id !== undefined && order.id !== id);
    for (const [go, of] of waiting) if (id === undefined || of === id) go();
    return before - orders.length;
  }

  return {
    calls: slots.method,
    deliveries: slots.delivery,
    add(order) {
      if (orders.length >= limits.faults_max) return undefined;
      const added = { ...order, id: ++lastId };
      orders.push(added);
      fill(order.on);
      return added;
    },
    list: () => orders,
    clear,
    drain: () => void clear(),
  };
}
