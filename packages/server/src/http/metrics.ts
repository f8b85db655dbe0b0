import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

export interface Metrics {
  record(method: string, code: string, seconds: number): void;
  print(): Promise<string>;
  readonly contentType: string;
}

/** One registry per platform: two platforms in one process must not add up. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: "platform_calls_total",
    help: "Web API calls by method and answer.",
    labelNames: ["method", "code"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "platform_call_seconds",
    help: "Time from the decoded request to the finished answer.",
    labelNames: ["method"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  // Looking a child up by its labels on every call costs more than counting.
  const callsBy = new Map<string, Counter.Internal>();
  const durationsBy = new Map<string, Histogram.Internal<"method">>();
  return {
    record(method, code, seconds) {
      const key = `${method} ${code}`;
      let counter = callsBy.get(key);
      if (!counter) callsBy.set(key, (counter = calls.labels(method, code)));
      counter.inc();
      let histogram = durationsBy.get(method);
      if (!histogram) durationsBy.set(method, (histogram = durations.labels(method)));
      histogram.observe(seconds);
    },
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
