import { collectDefaultMetrics, Registry } from "prom-client";
import { createTally, type Tally } from "./tally.ts";

export interface Metrics {
  readonly record: Tally["record"];
  print(): Promise<string>;
  readonly contentType: string;
}

/** One registry per platform: two platforms in one process must not add up. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const tally = createTally();
  return {
    record: tally.record,
    print: async () => `${await registry.metrics()}\n${tally.print()}`,
    contentType: registry.contentType,
  };
}
