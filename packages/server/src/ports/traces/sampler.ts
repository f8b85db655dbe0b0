import type { TraceParent } from "./traceparent.ts";

export type SamplerName = (typeof samplerNames)[number];

export const samplerNames = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

export interface SamplerSetting {
  readonly name: SamplerName;
  /** From 0 to 1, for those with a ratio. */
  readonly ratio: number;
}

export type Sampler = (traceId: string, parent: TraceParent | undefined) => boolean;

/** The last 56 bits of a trace id are random. Every program that compares them with its ratio chooses the same traces. */
const randomDigits = 14;
const randomEnd = 2 ** 56;

export function samplerOf({ name, ratio }: SamplerSetting): Sampler {
  const root = rootSampler(name, ratio);
  if (!name.startsWith("parentbased_")) return root;
  return (traceId, parent) => (parent ? parent.isSampled : root(traceId));
}

function rootSampler(name: SamplerName, ratio: number): (traceId: string) => boolean {
  if (name.endsWith("always_on")) return () => true;
  if (name.endsWith("always_off") || ratio <= 0) return () => false;
  const threshold = (1 - ratio) * randomEnd;
  return (traceId) => Number.parseInt(traceId.slice(-randomDigits), 16) >= threshold;
}
