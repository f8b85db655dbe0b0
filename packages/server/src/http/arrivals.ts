import type { IncomingMessage } from "node:http";

/** Requests whose body is still arriving. */
export interface Arrivals {
  begin(request: IncomingMessage, nowMs?: number): void;
  end(request: IncomingMessage): void;
  stop(): void;
}

const lookEveryMs = 1000;

/**
 * Ends requests whose body takes too long. Node has a limit of its own, but one for all: an upload may take an hour, and
 * with that as the limit anybody could hold a connection for as long by sending a form slowly.
 */
export function watchArrivals(seconds: number, onLate: (request: IncomingMessage) => void): Arrivals {
  const since = new Map<IncomingMessage, number>();
  const timer = setInterval(() => {
    const late = performance.now() - seconds * 1000;
    for (const [request, startedMs] of since) {
      // In order of their coming, so the first that is in time ends the search.
      if (startedMs > late) return;
      since.delete(request);
      if (!request.complete) onLate(request);
    }
  }, lookEveryMs).unref();
  return {
    begin: (request, nowMs = performance.now()) => void since.set(request, nowMs),
    end: (request) => void since.delete(request),
    stop: () => clearInterval(timer),
  };
}
