import { limits } from "@platform/protocol";
import type { FaultEffect, FaultSlot } from "../ports/faultEffect.ts";
import type { SocketEffect, SocketFaultSlot } from "../ports/socketFault.ts";

/** A fault that was ordered: what it strikes, what it does, and how often it still will. */
export interface FaultOrder {
  readonly id: number;
  readonly on: "method" | "delivery" | "socket";
  /** A method or an event by name, `*` for every one; or a stage of a socket. */
  readonly name: string;
  readonly latencyMs: number;
  readonly error: string | undefined;
  readonly retryAfterS: number | undefined;
  readonly drop: FaultEffect["drop"];
  /** Of a socket. */
  readonly effect: SocketEffect | undefined;
  left: number;
}

export interface Faults {
  readonly calls: FaultSlot;
  readonly deliveries: FaultSlot;
  readonly sockets: SocketFaultSlot;
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
  const calls: FaultSlot = { take: undefined };
  const deliveries: FaultSlot = { take: undefined };
  const sockets: SocketFaultSlot = { take: undefined, strike: () => {} };

  function fill(): void {
    const has = (on: FaultOrder["on"]): boolean => orders.some((order) => order.on === on);
    calls.take = has("method") ? (name) => take("method", name) : undefined;
    deliveries.take = has("delivery") ? (name, hasAnswer) => take("delivery", name, hasAnswer) : undefined;
    sockets.take = has("socket") ? (stage) => takeOrder("socket", stage)?.effect : undefined;
  }

  function keep(isKept: (order: FaultOrder) => boolean): void {
    orders = orders.filter(isKept);
    fill();
  }

  function takeOrder(on: FaultOrder["on"], name: string, hasAnswer = true): FaultOrder | undefined {
    const order = orders.find(
      (candidate) =>
        candidate.on === on &&
        (candidate.name === name || candidate.name === "*") &&
        (hasAnswer || candidate.drop !== "answer"),
    );
    if (order && --order.left === 0) keep((candidate) => candidate !== order);
    return order;
  }

  function take(on: FaultOrder["on"], name: string, hasAnswer?: boolean): FaultEffect | undefined {
    const order = takeOrder(on, name, hasAnswer);
    if (!order) return undefined;
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
    calls,
    deliveries,
    sockets,
    add(order) {
      if (orders.length >= limits.faults_max) return undefined;
      const added = { ...order, id: ++lastId };
      if (order.effect && order.name === "now") {
        sockets.strike(order.effect);
        return { ...added, left: 0 };
      }
      orders.push(added);
      fill();
      return added;
    },
    list: () => orders,
    clear,
    drain: () => void clear(),
  };
}
