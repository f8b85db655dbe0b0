import type { EventPage, OutboxPosition, OutgoingEvent } from "../domain/events/readEvents.ts";
import type { FaultSlot } from "../ports/faultEffect.ts";
import type { Logger } from "../ports/log.ts";
import { outsideSpans } from "../ports/traces/span.ts";

export type { EndedAccess } from "../domain/events/endAccess.ts";
export { emailScope, type OutgoingEvent } from "../domain/events/readEvents.ts";

/** The outbox, as the relay reads it. */
export interface EventSource {
  end(): Promise<OutboxPosition>;
  after(position: OutboxPosition): Promise<EventPage>;
  /** How often to look without a wake-up: a notice is lost when its server dies after a commit, or a connection before it arrives. */
  readonly pollEveryMs: number;
}

export interface SocketFanOut {
  /**
   * From now on every committed event is passed on, in order, until the listener is removed. `onGap` is called when this
   * server was behind for so long that events were pruned before it read them, or when the database was restored.
   */
  listen(listener: (event: OutgoingEvent) => void, onGap: () => void): Promise<() => void>;
  /** How far events were passed on; undefined without listeners. */
  position(): OutboxPosition | undefined;
  /** Something was committed here: look at once. */
  wake(): void;
  stop(): void;
}

/** Reads the outbox and passes on what it finds. Rests while nobody listens. */
export function createSocketFanOut(source: EventSource, log: Logger, faults: FaultSlot): SocketFanOut {
  const listeners = new Map<(event: OutgoingEvent) => void, () => void>();
  let position: OutboxPosition | undefined;
  let looking: Promise<void> | undefined;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;
  let lookedMs = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    try {
      do {
        isStale = false;
        lookedMs = performance.now();
        if (!position) return;
        const page = await source.after(position);
        if (page.hasGap) return await skipGap();
        position = page.position;
        isStale ||= page.hasMore;
        for (const event of page.events) pass(event);
      } while (isStale);
    } catch (error) {
      log.warn({ err: error }, "the outbox cannot be read; trying again");
    } finally {
      looking = undefined;
    }
  }

  /** Listeners have to reload, so the fan-out continues at the end. */
  async function skipGap(): Promise<void> {
    log.warn("this server missed events, or its database was restored; its sockets have to connect again");
    position = await source.end();
    for (const onGap of listeners.values()) onGap();
  }

  function pass(event: OutgoingEvent): void {
    // Faults are about what is delivered; a signal without a payload is for this server itself.
    const fault = event.json === "" ? undefined : faults.take?.(event.type, false);
    if (fault?.drop !== undefined) return;
    if (fault?.delay) void fault.delay().then(() => emit(event));
    else emit(event);
  }

  function emit(event: OutgoingEvent): void {
    for (const listener of listeners.keys()) listener(event);
  }

  function wake(): void {
    if (listeners.size === 0) return;
    isStale = true;
    looking ??= outsideSpans(look);
  }

  function poll(): void {
    if (performance.now() - lookedMs >= source.pollEveryMs) wake();
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
    position = undefined;
  }

  return {
    async listen(listener, onGap) {
      position ??= await source.end();
      listeners.set(listener, onGap);
      timer ??= setInterval(poll, source.pollEveryMs / 5).unref();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) rest();
      };
    },
    position: () => position,
    wake,
    stop() {
      listeners.clear();
      rest();
    },
  };
}
